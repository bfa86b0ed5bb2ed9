import { AnswerComparison } from '@/components/exams/question/answer-comparison'
import type { AnswerReviewProps } from '@/components/exams/question/answer-props'
import { RichText } from '@/components/ui/rich-text'
import { listOf } from '@/lib/exams/answer-values'

export function OrderingReview({ question, value }: AnswerReviewProps) {
  const listed = (order: AnswerReviewProps['value']) => {
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
  return <AnswerComparison given={listed(value)} right={listed(question.correctAnswer)} />
}
