import { expect, test } from '@jest/globals'
import { arrange, shuffle } from '@/backend/modules/exams/question-snapshot'

const draft = (questionId: number, type: 1 | 4 | 7 | 8, rightOrder: number[] = []) => ({
  questionId,
  questionVersion: 1,
  type,
  answerIds: [1, 2, 3, 4].map((n) => questionId * 10 + n),
  rightOrder: rightOrder.map((n) => questionId * 10 + n),
  choiceKeys: type === 7 ? ['a', 'b', 'c'] : [],
})
/** Always the last: Fisher and Yates then leave everything in its place. */
const unshuffled = () => 0.999

test('without shuffling questions and options stay as written', () => {
  expect(arrange([draft(1, 1), draft(2, 4)], false)).toMatchObject([
    { questionId: 1, questionVersion: 1, position: 1, answerOrder: [11, 12, 13, 14] },
    { questionId: 2, questionVersion: 1, position: 2, answerOrder: [21, 22, 23, 24] },
  ])
})

test('shuffling moves questions and options, not lettered statements and left sides', () => {
  const placed = arrange([draft(1, 1), draft(2, 4), draft(3, 7)], true, () => 0)
  expect(placed.map(({ position }) => position)).toEqual([1, 2, 3])
  expect(placed.map(({ questionId }) => questionId)).not.toEqual([1, 2, 3])
  const orderOf = (id: number) => placed.find(({ questionId }) => questionId === id)?.answerOrder
  expect(orderOf(1)).not.toEqual([11, 12, 13, 14])
  expect([orderOf(2), orderOf(3)]).toEqual([
    [21, 22, 23, 24],
    [31, 32, 33, 34],
  ])
})

test('items to be ordered never come in the right order', () => {
  const [placed] = arrange([draft(1, 8, [1, 2, 3, 4])], false, unshuffled)
  expect(placed?.answerOrder).not.toEqual([11, 12, 13, 14])
  expect([...(placed?.answerOrder ?? [])].sort()).toEqual([11, 12, 13, 14])
})

test('options are named anew in each attempt, no two alike', () => {
  const drafts = [draft(1, 1), draft(2, 4), draft(3, 7)]
  const names = () => arrange(drafts, true).flatMap(({ optionIds }) => optionIds)
  const [first, second] = [names(), names()]
  expect(new Set(first).size).toBe(12)
  expect(first).not.toEqual(second)
  const smallestFirst = Array.from({ length: 400 }, () => {
    const [ids = []] = arrange([draft(1, 1)], false).map(({ optionIds }) => optionIds)
    return ids[0] === Math.min(...ids)
  })
  const count = smallestFirst.filter(Boolean).length
  expect([count > 60, count < 140]).toEqual([true, true])
})

test('every order of three comes up about as often', () => {
  const counts = new Map<string, number>()
  let state = 1
  const random = () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
  for (let round = 0; round < 6_000; round++) {
    const key = shuffle([1, 2, 3], random).join('')
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  expect(counts.size).toBe(6)
  expect(Math.min(...counts.values())).toBeGreaterThan(850)
})
