import type { TakeProps } from '@/components/exams/question/input-props'
import { RichText } from '@/components/ui/rich-text'
import { recordOf } from '@/lib/exams/answer-values'
import { exam } from '@/lib/messages/exams'

const texts = exam.question

/** Four statements, each judged by itself: a table of pairs of radio buttons. */
export function StatementsTake({ question, value, onAnswer }: TakeProps) {
  const judged = recordOf(value)
  return (
    <table className="exam-table exam-judges">
      <thead>
        <tr>
          <th scope="col">{texts.statement}</th>
          <th scope="col">{texts.true}</th>
          <th scope="col">{texts.false}</th>
        </tr>
      </thead>
      <tbody>
        {question.answers.map(({ answerId, answerContent }) => (
          <tr key={answerId}>
            <th scope="row" id={`statement-${answerId}`}>
              <RichText html={answerContent} />
            </th>
            {[true, false].map((truth) => (
              <td key={String(truth)}>
                <label className="exam-judge">
                  <span className="sr-only">{truth ? texts.true : texts.false}</span>
                  <input
                    type="radio"
                    name={`statement-${answerId}`}
                    aria-describedby={`statement-${answerId}`}
                    checked={judged[answerId] === truth}
                    onChange={() => onAnswer({ ...judged, [answerId]: truth })}
                  />
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
