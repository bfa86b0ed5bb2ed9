import type { ReactNode } from 'react'
import { exams } from '@/lib/messages/exams'
import styles from './answer-comparison.module.css'

const texts = exams.review

/** The given answer and, where it may be shown, the correct one. */
export const AnswerComparison = ({ given, right }: { given: ReactNode; right?: ReactNode }) => (
  <dl className={styles.list}>
    <div>
      <dt>{texts.yours}</dt>
      <dd>{given || <span className="text-ink-2">{texts.empty}</span>}</dd>
    </div>
    {right ? (
      <div>
        <dt>{texts.correct}</dt>
        <dd>{right}</dd>
      </div>
    ) : null}
  </dl>
)
