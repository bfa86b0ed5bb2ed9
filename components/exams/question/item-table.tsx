import type { AnswerReviewProps } from '@/components/exams/question/answer-props'
import { AnswerTable } from '@/components/exams/question/answer-table'
import { RichText } from '@/components/ui/rich-text'
import { recordOf } from '@/lib/exams/answer-values'
import { exams } from '@/lib/messages/exams'

export type ItemAnswer = boolean | string | undefined
type Props = AnswerReviewProps & { textOf: (answer: ItemAnswer) => string }

/** A question whose items are answered one by one, such as statements and pairs. */
export function ItemTable({ question, value, textOf }: Props) {
  const given = recordOf(value)
  const correct = recordOf(question.correctAnswer)
  const isKnown = question.correctAnswer !== undefined
  return (
    <AnswerTable
      head={exams.question.statement}
      isKnown={isKnown}
      rows={question.answers.map(({ answerId: id, answerContent }) => ({
        key: id,
        label: <RichText html={answerContent} />,
        given: textOf(given[id]),
        correct: textOf(correct[id]),
        isWrong: isKnown && given[id] !== undefined && given[id] !== correct[id],
      }))}
    />
  )
}
