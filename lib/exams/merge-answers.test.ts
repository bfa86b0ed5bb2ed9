import { expect, test } from '@jest/globals'
import { mergeAnswers } from '@/lib/exams/merge-answers'

const server = {
  answerResult: { '1': 'server', '2': 'server', '3': null },
  answerRevs: { '1': 5, '2': 2, '3': 4 },
  flags: [1],
}
const copy = (answers: Record<string, { value: string | null; rev: number }>) => ({
  answers,
  flags: [2],
  flagsUnsent: false,
})

test.each([
  ['lower than the server’s', { '1': { value: 'local', rev: 4 } }, '1', 'server', 0],
  ['the same as the server’s', { '1': { value: 'local', rev: 5 } }, '1', 'server', 0],
  ['higher than the server’s', { '1': { value: 'local', rev: 6 } }, '1', 'local', 1],
  ['higher, and clears', { '2': { value: null, rev: 3 } }, '2', null, 1],
  ['lower than a clearing', { '3': { value: 'old', rev: 3 } }, '3', null, 0],
  ['unknown to the server', { '9': { value: 'new', rev: 1 } }, '9', 'new', 1],
])('a copy whose revision is %s', (_, answers, id, expected, restored) => {
  const merged = mergeAnswers(server, [copy(answers)], false)
  expect([merged.answers[id]?.value, merged.restored]).toEqual([expected, restored])
})

test('of two stores the higher revision counts, question by question', () => {
  const merged = mergeAnswers(
    { answerResult: {}, answerRevs: {}, flags: [] },
    [
      copy({ '1': { value: 'a', rev: 9 }, '2': { value: 'b', rev: 1 } }),
      copy({ '1': { value: 'c', rev: 3 }, '2': { value: 'd', rev: 2 } }),
    ],
    false,
  )
  expect(merged.answers).toEqual({ '1': { value: 'a', rev: 9 }, '2': { value: 'd', rev: 2 } })
  expect(merged.acked).toEqual({})
})

test('counting goes on after the highest revision, far after it when taken over', () => {
  const copies = [copy({ '1': { value: 'x', rev: 7 } })]
  expect(mergeAnswers(server, copies, false).lamport).toBe(7)
  expect(mergeAnswers(server, copies, true).lamport).toBe(1_000_007)
})

test('the lease says from where its holder counts, however often it is asked', () => {
  const copies = [copy({ '1': { value: 'x', rev: 7 } })]
  const lamport = (leaseNo: number) => mergeAnswers({ ...server, leaseNo }, copies, false).lamport
  expect([lamport(0), lamport(1), lamport(1), lamport(2)]).toEqual([
    7, 1_000_000, 1_000_000, 2_000_000,
  ])
})

test('flags not sent yet win over the server’s', () => {
  expect(mergeAnswers(server, [copy({})], false).flags).toEqual([1])
  expect(mergeAnswers(server, [{ ...copy({}), flagsUnsent: true }], false)).toMatchObject({
    flags: [2],
    flagsUnsent: true,
  })
})
