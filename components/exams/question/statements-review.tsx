import type { AnswerReviewProps } from '@/components/exams/question/answer-props'
import { ItemTable } from '@/components/exams/question/item-table'
import { trueFalseText } from '@/components/exams/question/true-false-text'

export const StatementsReview = (props: AnswerReviewProps) => (
  <ItemTable {...props} textOf={trueFalseText} />
)
