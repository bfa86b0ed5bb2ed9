import type { ComponentType } from 'react'
import { ChoicesReview } from '@/components/learning/exam/question/choices-review'
import {
  MatchingReview,
  OrderingReview,
  StatementsReview,
} from '@/components/learning/exam/question/items-review'
import type { ReviewProps } from '@/components/learning/exam/question/review-props'
import {
  BlanksReview,
  EssayReview,
  ShortReview,
  TruthReview,
} from '@/components/learning/exam/question/text-review'
import type { QuestionType } from '@/contract/exam'
import { exam } from '@/lib/messages/exam'

const reviews: Record<QuestionType, ComponentType<ReviewProps>> = {
  1: ChoicesReview,
  2: ChoicesReview,
  3: TruthReview,
  4: StatementsReview,
  5: ShortReview,
  6: BlanksReview,
  7: MatchingReview,
  8: OrderingReview,
  9: EssayReview,
}

/** What was answered to a question of any type, beside what is right. */
export function AnswerReview(props: ReviewProps) {
  const { questionType } = props.question
  const Review = (reviews as Partial<Record<number, ComponentType<ReviewProps>>>)[questionType]
  return Review ? <Review {...props} /> : <p>{exam.question.unknown}</p>
}
