import { AnswerComparison } from '@/components/exams/question/answer-comparison'
import type { AnswerReviewProps } from '@/components/exams/question/answer-review-props'
import { RichText } from '@/components/ui/rich-text'
import type { AnswerValue } from '@/contract/exam-attempts'
import type { ReviewedQuestion } from '@/contract/exams'
import { listOf, recordOf } from '@/lib/exams/answer-values'
import { exams } from '@/lib/messages/exams'
import table from './answer-table.module.css'

type Part = boolean | string | undefined
type Named = (part: Part) => string

/** One row per item: given and correct answer. */
function ItemsTable({ question, value, named }: AnswerReviewProps & { named: Named }) {
  const given = recordOf(value)
  const right = recordOf(question.correctAnswer)
  const isKnown = question.correctAnswer !== undefined
  const isWrong = (part: Part, rightPart: Part) =>
    isKnown && part !== undefined && part !== rightPart
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th scope="col">{exams.question.statement}</th>
          <th scope="col">{exams.review.yours}</th>
          {isKnown ? <th scope="col">{exams.review.correct}</th> : null}
        </tr>
      </thead>
      <tbody>
        {question.answers.map(({ answerId, answerContent }) => (
          <tr key={answerId} data-wrong={isWrong(given[answerId], right[answerId]) || undefined}>
            <th scope="row">
              <RichText html={answerContent} />
            </th>
            <td>{named(given[answerId]) || exams.review.empty}</td>
            {isKnown ? <td>{named(right[answerId])}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const truth: Named = (part) => {
  if (typeof part !== 'boolean') return ''
  return part ? exams.question.true : exams.question.false
}

export const StatementsReview = (props: AnswerReviewProps) => (
  <ItemsTable {...props} named={truth} />
)

export function MatchingReview(props: AnswerReviewProps) {
  const { choices = [] } = props.question
  const named: Named = (part) => choices.find(({ key }) => key === part)?.content ?? ''
  return <ItemsTable {...props} named={named} />
}

function Order({
  question,
  order,
}: {
  question: ReviewedQuestion
  order: AnswerValue | undefined
}) {
  const ids = listOf(order).map(Number)
  if (ids.length === 0) return null
  return (
    <ol className="list-decimal pl-6">
      {ids.map((id) => (
        <li key={id}>
          <RichText
            html={question.answers.find(({ answerId }) => answerId === id)?.answerContent ?? ''}
          />
        </li>
      ))}
    </ol>
  )
}

export const OrderingReview = ({ question, value }: AnswerReviewProps) => (
  <AnswerComparison
    given={listOf(value).length > 0 ? <Order question={question} order={value} /> : ''}
    right={
      question.correctAnswer === undefined ? undefined : (
        <Order question={question} order={question.correctAnswer} />
      )
    }
  />
)
