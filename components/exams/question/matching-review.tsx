import type { AnswerReviewProps } from '@/components/exams/question/answer-props'
import { ItemTable } from '@/components/exams/question/item-table'

export function MatchingReview(props: AnswerReviewProps) {
  const { choices = [] } = props.question
  return (
    <ItemTable
      {...props}
      textOf={(answer) => choices.find(({ key }) => key === answer)?.content ?? ''}
    />
  )
}
