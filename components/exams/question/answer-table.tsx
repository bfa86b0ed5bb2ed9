import type { ReactNode } from 'react'
import { examsReview } from '@/lib/messages/exams-review'
import styles from './answer-table.module.css'

const texts = examsReview

type Row = { key: number; label: ReactNode; given: string; correct: string; isWrong?: boolean }
type Props = {
  head: ReactNode
  rows: readonly Row[]
  /** Correct answers may be shown. */
  isKnown: boolean
}

/** A question of several parts: given and correct answer of each. */
export const AnswerTable = ({ head, rows, isKnown }: Props) => (
  <table className={styles.table}>
    <thead>
      <tr>
        <th scope="col">{head}</th>
        <th scope="col">{texts.yours}</th>
        {isKnown ? <th scope="col">{texts.correct}</th> : null}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, label, given, correct, isWrong }) => (
        <tr key={key} data-wrong={isWrong || undefined}>
          <th scope="row">{label}</th>
          <td>{given || texts.empty}</td>
          {isKnown ? <td>{correct}</td> : null}
        </tr>
      ))}
    </tbody>
  </table>
)
