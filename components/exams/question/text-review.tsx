import { AnswerComparison } from '@/components/exams/question/answer-comparison'
import type { AnswerReviewProps } from '@/components/exams/question/answer-review-props'
import { listOf, textOf } from '@/lib/exams/answer-values'
import { exams } from '@/lib/messages/exams'
import table from './answer-table.module.css'

const texts = exams.question
const said = (value: unknown) => {
  if (typeof value !== 'boolean') return ''
  return value ? texts.true : texts.false
}

export const TrueFalseReview = ({ question, value }: AnswerReviewProps) => (
  <AnswerComparison given={said(value)} right={said(question.correctAnswer)} />
)

export const ShortAnswerReview = ({ question, value }: AnswerReviewProps) => (
  <AnswerComparison given={textOf(value)} right={textOf(question.correctAnswer)} />
)

export const EssayReview = ({ value }: AnswerReviewProps) => (
  <AnswerComparison
    given={textOf(value) && <p className="max-w-[46em] whitespace-pre-wrap">{textOf(value)}</p>}
  />
)

export function BlanksReview({ question, value }: AnswerReviewProps) {
  const given = listOf(value)
  const right = listOf(question.correctAnswer)
  const count = question.blankCount ?? Math.max(given.length, right.length, 1)
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{texts.blankHead}</span>
          </th>
          <th scope="col">{exams.review.yours}</th>
          {right.length > 0 ? <th scope="col">{exams.review.correct}</th> : null}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: count }, (_, index) => index + 1).map((number) => (
          <tr key={number}>
            <th scope="row">({number})</th>
            <td>{String(given[number - 1] ?? '') || exams.review.empty}</td>
            {right.length > 0 ? <td>{String(right[number - 1] ?? '')}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
