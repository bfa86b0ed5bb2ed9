import type { ComponentType } from 'react'
import type { AnswerReviewProps } from '@/components/exams/question/answer-review-props'
import { ChoiceReview } from '@/components/exams/question/choice-review'
import {
  MatchingReview,
  OrderingReview,
  StatementsReview,
} from '@/components/exams/question/item-review'
import {
  BlanksReview,
  EssayReview,
  ShortAnswerReview,
  TrueFalseReview,
} from '@/components/exams/question/text-review'
import type { QuestionType } from '@/contract/exams'
import { exams } from '@/lib/messages/exams'

const reviews: Record<QuestionType, ComponentType<AnswerReviewProps>> = {
  1: ChoiceReview,
  2: ChoiceReview,
  3: TrueFalseReview,
  4: StatementsReview,
  5: ShortAnswerReview,
  6: BlanksReview,
  7: MatchingReview,
  8: OrderingReview,
  9: EssayReview,
}

/** The given and the correct answer to a question of any type. */
export function AnswerReview(props: AnswerReviewProps) {
  const { questionType } = props.question
  const Review = (reviews as Partial<Record<number, ComponentType<AnswerReviewProps>>>)[
    questionType
  ]
  return Review ? <Review {...props} /> : <p>{exams.question.unknown}</p>
}
