import type { ComponentType } from 'react'
import type { AnswerReviewProps } from '@/components/exams/question/answer-props'
import { BlanksReview } from '@/components/exams/question/blanks-review'
import { ChoiceReview } from '@/components/exams/question/choice-review'
import { EssayReview } from '@/components/exams/question/essay-review'
import { MatchingReview } from '@/components/exams/question/matching-review'
import { OrderingReview } from '@/components/exams/question/ordering-review'
import { ShortAnswerReview } from '@/components/exams/question/short-answer-review'
import { StatementsReview } from '@/components/exams/question/statements-review'
import { TrueFalseReview } from '@/components/exams/question/true-false-review'
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

const reviewOf = (type: number) => (reviews as Partial<Record<number, (typeof reviews)[1]>>)[type]

/** The given and the correct answer to a question of any type. */
export function AnswerReview(props: AnswerReviewProps) {
  const Review = reviewOf(props.question.questionType)
  return Review ? <Review {...props} /> : <p>{exams.question.unknown}</p>
}
