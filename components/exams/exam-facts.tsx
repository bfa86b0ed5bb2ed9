import { DottedList, type DottedListRow } from '@/components/catalog-ui/dotted-list'
import type { ExaminationDetail } from '@/contract/shop/exams'
import { formatDateTime } from '@/lib/format/date'
import { formatPoints } from '@/lib/format/points'
import { exams } from '@/lib/messages/exams'

const texts = exams.intro

const rowsOf = (detail: ExaminationDetail): DottedListRow[] => {
  const { totalQuestion, maxScore, duration, maxAttempt, attemptCount, openTime, closeTime } =
    detail
  return [
    { label: texts.questions, value: texts.questionCount(totalQuestion) },
    { label: texts.points, value: formatPoints(maxScore) },
    { label: texts.time, value: duration ? texts.minutes(duration) : texts.untimed },
    {
      label: texts.tries,
      value:
        maxAttempt > 0 ? texts.triesOf(attemptCount, maxAttempt) : texts.triesUsed(attemptCount),
    },
    ...(openTime ? [{ label: texts.opens, value: formatDateTime(openTime) }] : []),
    ...(closeTime ? [{ label: texts.closes, value: formatDateTime(closeTime) }] : []),
  ]
}

/** Questions, time and points, before the exam is started. */
export const ExamFacts = ({ detail }: { detail: ExaminationDetail }) => (
  <section aria-label={texts.facts} className="panel max-w-measure">
    <DottedList rows={rowsOf(detail)} />
  </section>
)
