import { clsx } from 'clsx'
import type { AnswerInputProps } from '@/components/exams/question/answer-props'
import { RichText } from '@/components/ui/rich-text'
import { recordOf } from '@/lib/exams/answer-values'
import { exams } from '@/lib/messages/exams'
import table from './answer-table.module.css'
import styles from './statements-input.module.css'

const texts = exams.question

/** Statements, each judged true or false: a table of radio pairs. */
export function StatementsInput({ question, value, onAnswer }: AnswerInputProps) {
  const judged = recordOf(value)
  return (
    <table className={clsx(table.statements, table.table)}>
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
                <label className={styles.choice}>
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
