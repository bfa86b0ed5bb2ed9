import { expect, test } from '@jest/globals'
import type { AnswerValue } from '@/contract/shop/exam-attempts'
import type { QuestionActive } from '@/contract/shop/exams'
import { answerStateOf, progressOf } from '@/lib/exams/answer-progress'

const question = (questionType: number, parts: Partial<QuestionActive> = {}): QuestionActive => ({
  questionActiveId: questionType,
  position: 1,
  questionType,
  score: 1,
  questionContent: '',
  answers: [1, 2, 3, 4].map((answerId) => ({ answerId, answerContent: '' })),
  ...parts,
})

test.each<[number, AnswerValue | undefined, string]>([
  [1, undefined, 'none'],
  [1, null, 'none'],
  [1, 7, 'full'],
  [2, [], 'none'],
  [2, [1], 'full'],
  [3, false, 'full'],
  [4, {}, 'none'],
  [4, { '1': true }, 'part'],
  [4, { '1': true, '2': false, '3': false, '4': true }, 'full'],
  [5, '  ', 'none'],
  [5, '0', 'full'],
  [6, ['', ''], 'none'],
  [6, ['', 'b'], 'part'],
  [6, ['a', 'b'], 'full'],
  [7, { '1': 'b' }, 'part'],
  [8, [3, 1, 2], 'full'],
  [9, 'Bài văn', 'full'],
])('type %d with %j is answered: %s', (type, value, state) => {
  expect(answerStateOf(question(type, { blankCount: 2 }), value)).toBe(state)
})

test('the confirmation counts what is answered, in part, not at all and flagged', () => {
  const questions = [question(1), question(4), question(5), question(9)]
  expect(progressOf(questions, { '1': 3, '4': { '1': true }, '5': null }, [9, 1])).toEqual({
    answered: 2,
    none: [2, 3],
    part: [1],
    flagged: [0, 3],
  })
})
