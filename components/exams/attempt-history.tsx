import { clsx } from 'clsx'
import Link from 'next/link'
import type { ExamReview } from '@/contract/shop/exams'
import { formatDateTime } from '@/lib/format/date'
import { formatPoints } from '@/lib/format/points'
import { examsReview } from '@/lib/messages/exams-review'
import table from './question/answer-table.module.css'

const texts = examsReview

type Props = {
  history: ExamReview['history']
  shown: number
  href: (examResultId: number) => string
}

/** All attempts, the latest first, each linking to its review. */
export function AttemptHistory({ history, shown, href }: Props) {
  if (history.length < 2) return null
  return (
    <section aria-labelledby="history" className="print:hidden grid gap-3">
      <h2 id="history">{texts.history}</h2>
      <p className="text-ink-2">{texts.whichCounts}</p>
      <table className={clsx(table.table, 'max-w-measure')}>
        <thead>
          <tr>
            <th scope="col">{texts.attemptColumn}</th>
            <th scope="col">{texts.scoreColumn}</th>
            <th scope="col">{texts.timeColumn}</th>
          </tr>
        </thead>
        <tbody>
          {history.map(({ examResultId, attemptNo, score, maxScore, submitTime }) => (
            <tr key={examResultId}>
              <th scope="row">
                {examResultId === shown ? (
                  <span aria-current="true">
                    {texts.attempt(attemptNo)} ({texts.shown})
                  </span>
                ) : (
                  <Link className="link" href={href(examResultId)}>
                    {texts.attempt(attemptNo)}
                  </Link>
                )}
              </th>
              <td className="num">
                {score === null
                  ? texts.waiting
                  : `${formatPoints(score)}/${formatPoints(maxScore)}`}
              </td>
              <td className="num">{formatDateTime(submitTime)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
