import type { ReactNode } from 'react'
import { examsReview } from '@/lib/messages/exams-review'

const texts = examsReview

/** The given answer and, where it may be shown, the correct one. */
export const AnswerComparison = ({ given, right }: { given: ReactNode; right?: ReactNode }) => (
  <dl className="grid gap-2 [overflow-wrap:anywhere]">
    <div>
      <dt className="text-sm text-ink-2">{texts.yours}</dt>
      <dd>{given || <span className="text-ink-2">{texts.empty}</span>}</dd>
    </div>
    {right ? (
      <div>
        <dt className="text-sm text-ink-2">{texts.correct}</dt>
        <dd>{right}</dd>
      </div>
    ) : null}
  </dl>
)
