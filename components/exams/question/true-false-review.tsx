import { AnswerComparison } from '@/components/exams/question/answer-comparison'
import type { AnswerReviewProps } from '@/components/exams/question/answer-props'
import { trueFalseText } from '@/components/exams/question/true-false-text'

export const TrueFalseReview = ({ question, value }: AnswerReviewProps) => (
  <AnswerComparison given={trueFalseText(value)} right={trueFalseText(question.correctAnswer)} />
)
