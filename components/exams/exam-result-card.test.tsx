/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { ExamResultCard } from '@/components/exams/exam-result-card'
import { renderPage } from '@/components/ui/testing'

const pending = {
  score: null,
  maxScore: 10,
  correctCount: 5,
  totalQuestion: 7,
  submitTime: '2026-11-21T03:00:00Z',
  finishReason: 'user' as const,
}
const shown = (parts: object) => {
  renderPage(<ExamResultCard outcome={{ ...pending, ...parts }} />)
  return screen.getByRole('region', { name: 'Kết quả' }).textContent
}

test('a result that waits says the points so far, who marks the rest and by when', () => {
  const text = shown({ markedScore: 5.25, markedMaxScore: 7, gradingDue: '2026-11-28T03:00:00Z' })
  expect(text).toContain('Các câu đã chấm: 5,25/7 điểm.')
  expect(text).toContain('Giáo viên chấm phần còn lại, chậm nhất ngày 28/11/2026.')
})

test('an upstream that says neither leaves both out', () => {
  const text = shown({})
  expect(text).toContain('Điểm sẽ có sau khi giáo viên chấm')
  expect(text).not.toContain('đã chấm:')
})

test('an answer that was not kept is named', () => {
  const refusedAnswers = [{ questionActiveId: 1, position: 3, message: 'Câu 3 dài quá.' }]
  expect(shown({ score: 7, refusedAnswers })).toContain('Câu 3 dài quá.')
})
