import { expect, test } from '@jest/globals'
import { problemsOf, readKey } from '@/backend/modules/exams/answer-keys'
import type { QuestionDraft } from '@/backend/modules/exams/kinds/question-kind'

const rows = (...right: boolean[]) =>
  right.map((isCorrect, index) => ({ contentHtml: `${index}`, position: index + 1, isCorrect }))
const two = [
  { key: 'a', content: 'A' },
  { key: 'b', content: 'B' },
]
const draft = (parts: Partial<QuestionDraft> & Pick<QuestionDraft, 'type'>): QuestionDraft => ({
  contentHtml: '<p>…</p>',
  score: 1,
  ...parts,
})

test.each<QuestionDraft>([
  draft({ type: 1, answers: rows(false, true) }),
  draft({ type: 2, answers: rows(true, true, false) }),
  draft({ type: 3, key: false }),
  draft({ type: 4, answers: rows(true, false, true, false) }),
  draft({ type: 5, key: { accepted: ['3,14'], tolerance: 0.01 } }),
  draft({
    type: 6,
    contentHtml: '<p>[[1]] và [[2]]</p>',
    key: { blanks: [['a'], ['b', 'c']] },
    blankCount: 2,
  }),
  draft({ type: 7, answers: rows(false, false), choices: two, key: { pairs: ['b', 'a'] } }),
  draft({ type: 8, answers: rows(false, false, false), key: { order: [2, 3, 1] } }),
  draft({ type: 9 }),
  draft({ type: 9, key: { sample: '<p>…</p>' } }),
])('a sound question of type $type has no problems', (question) => {
  expect(problemsOf(question)).toEqual([])
})

test.each<[string, QuestionDraft]>([
  ['two right options', draft({ type: 1, answers: rows(true, true) })],
  ['no right option', draft({ type: 2, answers: rows(false, false) })],
  ['a key of another type', draft({ type: 3, key: 'true' })],
  ['three statements', draft({ type: 4, answers: rows(true, true, true) })],
  ['a tolerance of words', draft({ type: 5, key: { accepted: ['Huế'], tolerance: 1 } })],
  [
    'a blank the text does not show',
    draft({ type: 6, contentHtml: '[[1]]', key: { blanks: [['a'], ['b']] }, blankCount: 2 }),
  ],
  [
    'a pair without its choice',
    draft({ type: 7, answers: rows(false, false), choices: two, key: { pairs: ['b', 'c'] } }),
  ],
  [
    'items stored in the right order',
    draft({ type: 8, answers: rows(false, false), key: { order: [1, 2] } }),
  ],
  ['1000 or 1', draft({ type: 5, key: { accepted: ['1.000'] } })],
  ['12500 or 12,5', draft({ type: 5, key: { accepted: ['x', '12.500'] } })],
  ['1250 or 1,25', draft({ type: 5, key: { accepted: ['1,250'] } })],
  [
    'a blank of 3142 or 3,142',
    draft({ type: 6, contentHtml: '[[1]]', key: { blanks: [['3.142']] }, blankCount: 1 }),
  ],
  [
    'two options that read the same',
    draft({
      type: 1,
      answers: rows(true, false).map((row) => ({ ...row, contentHtml: '<p>5</p>' })),
    }),
  ],
  ['rows beside an essay', draft({ type: 9, answers: rows(false) })],
  ['no points', draft({ type: 3, key: true, score: 0 })],
])('%s is found', (_, question) => {
  expect(problemsOf(question)).not.toEqual([])
})

test('of a key that could be read in two ways both readings are named', () => {
  expect(problemsOf(draft({ type: 5, key: { accepted: ['1.000'] } })).join()).toContain(
    '1000 hay 1?',
  )
  for (const plain of ['1000', '1.250.000', '0.125', '3,142', '1234.567', '1,5', '1.000,5'])
    expect(problemsOf(draft({ type: 5, key: { accepted: [plain] } }))).toEqual([])
})

test('grading by a broken key is refused', () => {
  expect(() => readKey(5, { accepted: [] })).toThrow()
  expect(readKey(1, undefined)).toBeNull()
})
