import { expect, test } from '@jest/globals'
import type { ExamReview, QuestionActive } from '@/contract/shop/exams'
import { safeExamination, safeReview } from '@/lib/exams/sanitise-exam'

const evil = '<img src=x onerror=alert(1)><script>alert(1)</script><p>Câu hỏi</p>'
const formula = '<math display="block"><mfrac><mn>1</mn><mn>2</mn></mfrac></math>'
const question = (parts: Partial<QuestionActive> = {}): QuestionActive => ({
  questionActiveId: 1,
  position: 1,
  questionType: 1,
  score: 1,
  questionContent: evil + formula,
  audioURL: null,
  imageURL: null,
  answers: [{ answerId: 1, answerContent: evil }],
  ...parts,
})
const detail = (one: QuestionActive) => ({
  examinationId: 1,
  examinationName: 'Đề',
  description: evil,
  kind: 2,
  courseId: 1,
  lessonId: null,
  totalQuestion: 1,
  maxScore: 1,
  duration: 90,
  maxAttempt: 1,
  attemptCount: 0,
  openTime: null,
  closeTime: null,
  inProgress: true,
  questionActives: [one],
})

test('questions, answers and rules keep text and formulas and nothing that runs', () => {
  const safe = safeExamination(detail(question()))
  expect(JSON.stringify(safe)).not.toMatch(/onerror|<script|alert/)
  expect(safe.description).toBe('<p>Câu hỏi</p>')
  expect(safe.questionActives[0]?.questionContent).toBe(`<p>Câu hỏi</p>${formula}`)
})

test.each([
  ['/media/audio/u1.mp3', '/media/audio/u1.mp3'],
  ['https://cdn.example/a.mp3', 'https://cdn.example/a.mp3'],
  ['//evil.example/a.mp3', null],
  ['/\\evil.example/a.mp3', null],
  ['http://plain.example/a.mp3', null],
  ['javascript:alert(1)', null],
  ['', null],
])('sound and picture from %j become %j', (url, expected) => {
  const safe = safeExamination(detail(question({ audioURL: url, imageURL: url })))
  expect(safe.questionActives[0]).toMatchObject({ audioURL: expected, imageURL: expected })
})

test('explanations are made harmless too, and stay away where there are none', () => {
  const reviewed = { ...question(), gotScore: 1, isRight: true }
  const review = {
    questionActives: [{ ...reviewed, explanation: evil }, reviewed],
  } as unknown as ExamReview
  const [first, second] = safeReview(review).questionActives
  expect([first?.explanation, 'explanation' in (second ?? {})]).toEqual(['<p>Câu hỏi</p>', false])
})
