import { expect, test } from '@jest/globals'
import {
  correctAnswer,
  mark,
  needsTeacher,
  sumOfScores,
  totalOf,
} from '@/backend/modules/exams/grade'
import type { Markable } from '@/backend/modules/exams/kinds/question-kind'
import type { AnswerValue } from '@/contract/shop/exam-attempts'

const rows = (...right: boolean[]) =>
  right.map((isCorrect, index) => ({
    id: 101 + index,
    position: index + 1,
    isCorrect,
    contentHtml: `<p>${index + 1}</p>`,
  }))
const question = (parts: Partial<Markable> & Pick<Markable, 'type'>): Markable => ({
  score: 1,
  key: null,
  answers: [],
  choices: null,
  ...parts,
})
const single = question({ type: 1, score: 0.25, answers: rows(false, true, false, false) })
const multiple = question({ type: 2, answers: rows(true, false, true) })
const truth = question({ type: 3, key: false })
const four = question({ type: 4, answers: rows(true, false, true, false) })
const short = question({ type: 5, score: 0.5, key: { accepted: ['3,14'] } })
const cloze = question({ type: 6, key: { blanks: [['Hà Nội'], ['1010'], ['sông Hồng']] } })
const matching = question({
  type: 7,
  score: 0.75,
  key: { pairs: ['b', 'c', 'a'] },
  answers: rows(false, false, false),
})
const ordering = question({
  type: 8,
  key: { order: [3, 1, 2] },
  answers: rows(false, false, false),
})
const essay = question({ type: 9, score: 2 })
const twins = question({
  ...matching,
  choices: [
    { key: 'a', content: '5' },
    { key: 'b', content: ' 5' },
    { key: 'c', content: '7' },
  ],
})
const sameItems = question({
  type: 8,
  key: { order: [3, 1, 2] },
  answers: ['ba', 'một', 'ba'].map((text, index) => ({
    ...{ id: 101 + index, position: index + 1, isCorrect: false },
    contentHtml: `<p>${text}</p>`,
  })),
})

test.each<[string, Markable, AnswerValue | undefined, number, boolean]>([
  ['the right option', single, 102, 0.25, true],
  ['another option', single, 101, 0, false],
  ['an option of another question', single, 999, 0, false],
  ['the right id as text', single, '102', 0, false],
  ['all right options in any order', multiple, [103, 101], 1, true],
  ['a right option twice', multiple, [101, 101, 103], 1, true],
  ['one right option only', multiple, [101], 0, false],
  ['every option', multiple, [101, 102, 103], 0, false],
  ['false where false is right', truth, false, 1, true],
  ['true where false is right', truth, true, 0, false],
  ['a decimal comma', short, '3,14', 0.5, true],
  ['a decimal point', short, '3.14', 0.5, true],
  ['three blanks of three', cloze, ['hà nội', '1010', 'Sông Hồng'], 1, true],
  ['two blanks of three', cloze, ['Hà Nội', '1011', 'sông Hồng'], 0.67, false],
  ['one blank of three', cloze, ['Hà Nội'], 0.33, false],
  ['a number typed as a number', cloze, ['Hà Nội', 1010, 'sông Hồng'], 1, true],
  ['every pair', matching, { '101': 'b', '102': 'c', '103': 'a' }, 0.75, true],
  ['one pair of three', matching, { '101': 'b', '102': 'a' }, 0.25, false],
  ['a pair whose texts are the same', twins, { '101': 'a', '102': 'c', '103': 'b' }, 0.75, true],
  ['a pair with another text', twins, { '101': 'c', '102': 'c', '103': 'b' }, 0.5, false],
  ['two items of one text, the other first', sameItems, [101, 103, 102], 1, true],
  ['one item twice', sameItems, [101, 101, 102], 0, false],
  ['items of one text in a wrong order', sameItems, [102, 101, 103], 0, false],
  ['the right order', ordering, [103, 101, 102], 1, true],
  ['the order as stored', ordering, [101, 102, 103], 0, false],
  ['part of the order', ordering, [103, 101], 0, false],
  ['nothing', single, undefined, 0, false],
  ['an answer cleared on purpose', single, null, 0, false],
  ['spaces', short, '   ', 0, false],
  ['an essay left empty', essay, '', 0, false],
])('%s', (_, asked, value, score, isRight) => {
  expect(mark(asked, value)).toEqual({ score, isRight })
})

test.each([
  [0, 0],
  [1, 0.1],
  [2, 0.25],
  [3, 0.5],
  [4, 1],
])('%d of four statements judged rightly bring %d of the points', (right, score) => {
  const value = Object.fromEntries(
    four.answers.map(({ id, isCorrect }, index) => [
      String(id),
      index < right ? isCorrect : !isCorrect,
    ]),
  )
  expect(mark(four, value)).toEqual({ score, isRight: right === 4 })
})

test('statements left open count as wrong', () => {
  expect(mark(four, { '101': true }).score).toBe(0.1)
})

test.each<AnswerValue>([
  [],
  {},
  7,
  true,
  'x',
  ['a', 'b'],
  { constructor: true },
  { '101': 'true' },
])('the misplaced answer %j is wrong everywhere and breaks nothing', (value) => {
  for (const asked of [multiple, four, cloze, matching, ordering]) {
    expect(mark(asked, value).isRight).toBe(false)
  }
})

test('an essay waits for a teacher, and the score with it', () => {
  const marks = [mark(single, 102), mark(essay, 'Bài làm')]
  expect(marks[1]).toEqual({ score: null, isRight: null })
  expect(totalOf(marks)).toEqual({ score: null, correctCount: 1, isWaiting: true })
})

test('forty quarters are ten, ten tenths are one', () => {
  expect(sumOfScores(Array.from({ length: 40 }, () => ({ score: 0.25 })))).toBe(10)
  const tenths = Array.from({ length: 10 }, () => ({ score: 0.1, isRight: true }))
  expect(totalOf(tenths)).toEqual({ score: 1, correctCount: 10, isWaiting: false })
})

test('the right answer has the form of an answer and is marked as right', () => {
  for (const asked of [single, multiple, truth, four, short, cloze, matching, ordering]) {
    const right = correctAnswer(asked)
    expect(mark(asked, right)).toEqual({ score: asked.score, isRight: true })
  }
  expect(correctAnswer(essay)).toBeUndefined()
})

test('a broken key waits for a teacher rather than being guessed', () => {
  const broken = question({ type: 5, key: null })
  expect(mark(broken, '1')).toEqual({ score: null, isRight: null })
  expect([needsTeacher(broken, '1'), needsTeacher(broken, ' ')]).toEqual([true, false])
  expect(correctAnswer(broken)).toBeUndefined()
})
