import { AnswerComparison } from '@/components/exams/question/answer-comparison'
import type { AnswerReviewProps } from '@/components/exams/question/answer-props'
import { textOf } from '@/lib/exams/answer-values'

export const ShortAnswerReview = ({ question, value }: AnswerReviewProps) => (
  <AnswerComparison given={textOf(value)} right={textOf(question.correctAnswer)} />
)
