import { expect, test } from '@jest/globals'
import { reviewSections } from '@/backend/modules/exams/review-sections'
import type { QuestionType } from '@/contract/shop/exams'

const marked = (...counts: [QuestionType, number][]) =>
  counts.flatMap(([type, count]) =>
    Array.from({ length: count }, () => ({
      type,
      score: 0.25,
      mark: { score: 0.25, isRight: true },
    })),
  )
const shape = (...counts: [QuestionType, number][]) =>
  reviewSections(marked(...counts)).map(({ questionType, questionCount, gotScore, maxScore }) => {
    expect([gotScore, maxScore]).toEqual([questionCount / 4, questionCount / 4])
    return [questionType, questionCount]
  })

test('each type with three questions is a section of its own', () => {
  expect(shape([1, 12], [4, 4], [5, 6])).toEqual([
    [1, 12],
    [4, 4],
    [5, 6],
  ])
})

test('no section has so few questions that its points were their verdicts', () => {
  expect(shape([1, 6], [4, 3], [5, 1])).toEqual([
    [1, 6],
    [null, 4],
  ])
  expect(shape([1, 3], [3, 2], [5, 1])).toEqual([
    [1, 3],
    [null, 3],
  ])
  expect(shape([1, 1], [4, 1])).toEqual([[null, 2]])
})

test('what waits for a teacher is in no section', () => {
  const waiting = { type: 9 as const, score: 2, mark: { score: null, isRight: null } }
  expect(reviewSections([...marked([1, 3]), waiting])).toEqual([
    { questionType: 1, questionCount: 3, gotScore: 0.75, maxScore: 0.75 },
  ])
  expect(reviewSections([])).toEqual([])
})
