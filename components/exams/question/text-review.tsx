import { GivenAndRight } from '@/components/exams/question/answer-comparison'
import type { ReviewProps } from '@/components/exams/question/review-props'
import { listOf, textOf } from '@/lib/exams/answer-values'
import { exam } from '@/lib/messages/exams'

const texts = exam.question
const said = (value: unknown) => {
  if (typeof value !== 'boolean') return ''
  return value ? texts.true : texts.false
}

export const TruthReview = ({ question, value }: ReviewProps) => (
  <GivenAndRight given={said(value)} right={said(question.correctAnswer)} />
)

export const ShortReview = ({ question, value }: ReviewProps) => (
  <GivenAndRight given={textOf(value)} right={textOf(question.correctAnswer)} />
)

export const EssayReview = ({ value }: ReviewProps) => (
  <GivenAndRight given={textOf(value) && <p className="exam-essay">{textOf(value)}</p>} />
)

export function BlanksReview({ question, value }: ReviewProps) {
  const given = listOf(value)
  const right = listOf(question.correctAnswer)
  const count = question.blankCount ?? Math.max(given.length, right.length, 1)
  return (
    <table className="exam-table">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{texts.blankHead}</span>
          </th>
          <th scope="col">{exam.review.yours}</th>
          {right.length > 0 ? <th scope="col">{exam.review.correct}</th> : null}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: count }, (_, index) => index + 1).map((number) => (
          <tr key={number}>
            <th scope="row">({number})</th>
            <td>{String(given[number - 1] ?? '') || exam.review.empty}</td>
            {right.length > 0 ? <td>{String(right[number - 1] ?? '')}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
