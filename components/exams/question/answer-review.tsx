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
import { QUESTION, type QuestionType } from '@/contract/shop/exams'
import { exams } from '@/lib/messages/exams'

const reviews: Record<QuestionType, ComponentType<AnswerReviewProps>> = {
  [QUESTION.single]: ChoiceReview,
  [QUESTION.multiple]: ChoiceReview,
  [QUESTION.trueFalse]: TrueFalseReview,
  [QUESTION.fourStatements]: StatementsReview,
  [QUESTION.shortAnswer]: ShortAnswerReview,
  [QUESTION.blanks]: BlanksReview,
  [QUESTION.matching]: MatchingReview,
  [QUESTION.ordering]: OrderingReview,
  [QUESTION.essay]: EssayReview,
}

const reviewOf = (type: number) => (reviews as Partial<Record<number, (typeof reviews)[1]>>)[type]

/** The given and the correct answer to a question of any type. */
export function AnswerReview(props: AnswerReviewProps) {
  const Review = reviewOf(props.question.questionType)
  return Review ? <Review {...props} /> : <p>{exams.question.unknown}</p>
}
