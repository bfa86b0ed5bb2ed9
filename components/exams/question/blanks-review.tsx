import type { AnswerReviewProps } from '@/components/exams/question/answer-props'
import { AnswerTable } from '@/components/exams/question/answer-table'
import { listOf } from '@/lib/exams/answer-values'
import { exams } from '@/lib/messages/exams'

export function BlanksReview({ question, value }: AnswerReviewProps) {
  const given = listOf(value)
  const correct = listOf(question.correctAnswer)
  const count = question.blankCount ?? Math.max(given.length, correct.length, 1)
  return (
    <AnswerTable
      head={<span className="sr-only">{exams.question.blankHead}</span>}
      isKnown={correct.length > 0}
      rows={Array.from({ length: count }, (_, index) => ({
        key: index,
        label: `(${index + 1})`,
        given: String(given[index] ?? ''),
        correct: String(correct[index] ?? ''),
      }))}
    />
  )
}
