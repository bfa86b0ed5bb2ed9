/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { ExamReviewView } from '@/components/exams/exam-review-view'
import { renderPage } from '@/components/ui/testing'
import type { AnswerRelease, ExamReview, ReviewedQuestion } from '@/contract/shop/exams'

const statements: ReviewedQuestion = {
  questionActiveId: 7,
  position: 1,
  questionType: 4,
  score: 1,
  questionContent: '<p>Xét các ý</p>',
  answers: [
    { answerId: 1, answerContent: 'a) …' },
    { answerId: 2, answerContent: 'b) …' },
  ],
  gotScore: null,
  isRight: null,
}
const review: ExamReview = {
  examResultId: 1,
  examinationId: 1,
  examinationName: 'Thi thử',
  attemptNo: 1,
  score: 1.75,
  maxScore: 4,
  correctCount: 1,
  totalQuestion: 6,
  startTime: '2026-11-21T09:00:00Z',
  submitTime: '2026-11-21T10:00:00Z',
  finishReason: 'user',
  canRetry: true,
  answerResult: { 7: { 1: true, 2: false } },
  answerRelease: { waitsFor: 'attemptsLeft', releaseTime: null, isPublished: true },
  sections: [
    { questionType: 1, questionCount: 3, gotScore: 0.75, maxScore: 1 },
    { questionType: null, questionCount: 3, gotScore: 1, maxScore: 3 },
  ],
  questionActives: [statements],
  history: [],
}
const release = (waitsFor: AnswerRelease['waitsFor'], isPublished = true): AnswerRelease => ({
  waitsFor,
  releaseTime: null,
  isPublished,
})
const render = (parts: Partial<ExamReview> = {}) =>
  renderPage(
    <ExamReviewView
      review={{ ...review, ...parts }}
      takeHref="/bai-kiem-tra/1"
      isOpen={false}
      attemptHref={(id) => `/myexam/1?examResultId=${id}`}
    />,
  )

test('a held review tells points by section, and no verdict of a question', () => {
  render()
  const question = screen.getByRole('article', { name: 'Câu 1' })
  expect(question.textContent).not.toMatch(/điểm|Chờ chấm|Đáp án|Đúng một phần/)
  expect(question.closest('li')?.hasAttribute('data-right')).toBe(false)
  expect(screen.queryByRole('checkbox')).toBeNull()
  const sections = screen.getByRole('region', { name: 'Điểm từng phần' }).textContent
  expect(sections).toContain('Chọn một phương án (3 câu)0,75/1 điểm')
  expect(sections).toContain('Các câu còn lại (3 câu)1/3 điểm')
})

test.each<[AnswerRelease, string]>([
  [release('attemptsLeft'), 'chưa được công bố: sẽ có khi bạn làm hết các lượt.'],
  [release('attemptOpen'), 'chưa được công bố: sẽ có khi bạn nộp lượt đang làm.'],
  [release('others'), 'chưa được công bố: sẽ có khi những người đang làm bài này nộp xong.'],
  [release('closing'), 'chưa được công bố: sẽ có sau khi bài đóng.'],
  [
    { ...release('closing'), releaseTime: '2026-11-21T11:01:00Z' },
    'sẽ có sau khi bài đóng, từ 18:01 21/11/2026.',
  ],
  [
    release('attemptsLeft', false),
    'Bài này không công bố đáp án. Kết quả từng câu sẽ có khi bạn làm hết các lượt.',
  ],
  [release(null, false), 'Bài này không công bố đáp án.'],
])('why there are no right answers yet is said: %j', (answerRelease, text) => {
  render({ answerRelease })
  expect(screen.getByText(/công bố/).textContent).toContain(text)
})

test('an open review says nothing of it', () => {
  const { sections, ...open } = review
  renderPage(
    <ExamReviewView
      review={{
        ...open,
        answerRelease: release(null),
        questionActives: [{ ...statements, gotScore: 1, isRight: true }],
      }}
      takeHref="/"
      isOpen={false}
      attemptHref={String}
    />,
  )
  expect(screen.queryByText(/công bố/)).toBeNull()
  expect(screen.queryByRole('region', { name: 'Điểm từng phần' })).toBeNull()
  expect(screen.getByRole('article', { name: 'Câu 1' }).textContent).toContain('1/1 điểm')
})
