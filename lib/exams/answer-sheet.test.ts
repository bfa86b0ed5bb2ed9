import { expect, test } from '@jest/globals'
import { AnswerSheet, sizeOf } from '@/lib/exams/answer-sheet'

const sheet = (parts: Partial<ConstructorParameters<typeof AnswerSheet>[0]> = {}) =>
  new AnswerSheet({ answers: {}, acked: {}, flags: [], lamport: 0, ...parts })

test('a restored answer stays unsent until the server confirms exactly its revision', () => {
  const restored = sheet({
    answers: { '1': { value: 'a', rev: 5 } },
    acked: { '1': 3 },
    lamport: 5,
  })
  expect(restored.unsent()).toEqual(['1'])
  expect(restored.confirm({ '1': 4 })).toBe(true)
  expect(restored.unsent()).toEqual(['1'])
  restored.confirm({ '1': 5 })
  expect(restored.isDirty).toBe(false)
})

test('confirming an older revision does not confirm what was typed since', () => {
  const own = sheet()
  own.set('1', 'a')
  const sent = own.payload(own.unsent())
  own.set('1', 'ab')
  own.confirm(sent.answerRevs)
  expect(own.unsent()).toEqual(['1'])
})

test('one save that arrives leaves the others unsent', () => {
  const own = sheet()
  own.set('1', 'a')
  own.set('2', 'b')
  own.confirm({ '1': 1 })
  expect(own.unsent()).toEqual(['2'])
})

test('an answer cleared on purpose is sent as null, one never given is not sent', () => {
  const own = sheet()
  own.set('1', null)
  expect(own.payload(own.ids)).toEqual({
    answerResult: { '1': null },
    answerRevs: { '1': 1 },
    flags: [],
  })
})

test('revisions go on from the highest known anywhere', () => {
  const own = sheet({ lamport: 41 })
  own.set('1', true)
  expect(own.answers).toEqual({ '1': { value: true, rev: 42 } })
})

test('the latest changes go first, and no more than fits', () => {
  const own = sheet()
  for (const id of ['1', '2', '3']) own.set(id, 'ă'.repeat(200))
  const payload = own.payload(own.unsent(), 1_300)
  expect(Object.keys(payload.answerResult).sort()).toEqual(['2', '3'])
  expect(sizeOf(payload)).toBeLessThan(1_300)
})

test('an essay too long for the parting request lets shorter answers pass', () => {
  const own = sheet()
  own.set('1', 'b')
  own.set('2', 'ă'.repeat(30_000))
  expect(Object.keys(own.payload(own.unsent(), 55_000).answerResult)).toEqual(['1'])
})

test('a flag set while a save is under way is still to be sent', () => {
  const own = sheet()
  own.toggleFlag(7)
  const mark = own.flagsVersion
  own.toggleFlag(8)
  own.confirmFlags(mark)
  expect([own.flagsUnsent, own.flags]).toEqual([true, [7, 8]])
  own.confirmFlags(own.flagsVersion)
  expect(own.isDirty).toBe(false)
})
