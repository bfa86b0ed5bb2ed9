import { AnswerComparison } from '@/components/exams/question/answer-comparison'
import type { AnswerReviewProps } from '@/components/exams/question/answer-props'
import { textOf } from '@/lib/exams/answer-values'

export const EssayReview = ({ value }: AnswerReviewProps) => (
  <AnswerComparison
    given={textOf(value) && <p className="max-w-[46em] whitespace-pre-wrap">{textOf(value)}</p>}
  />
)
