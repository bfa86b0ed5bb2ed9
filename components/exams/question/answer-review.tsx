import type { ComponentType } from 'react'
import { ChoicesReview } from '@/components/exams/question/choice-review'
import {
  MatchingReview,
  OrderingReview,
  StatementsReview,
} from '@/components/exams/question/item-review'
import type { ReviewProps } from '@/components/exams/question/review-props'
import {
  BlanksReview,
  EssayReview,
  ShortReview,
  TruthReview,
} from '@/components/exams/question/text-review'
import type { QuestionType } from '@/contract/exams'
import { exam } from '@/lib/messages/exams'

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
