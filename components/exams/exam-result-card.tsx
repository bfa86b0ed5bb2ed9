import { DottedList } from '@/components/catalog-ui/dotted-list'
import { Badge } from '@/components/ui/badge'
import type { ExamOutcome } from '@/contract/shop/exam-attempts'
import { formatDateTime } from '@/lib/format/date'
import { formatPoints } from '@/lib/format/points'
import { exams } from '@/lib/messages/exams'

const texts = exams.result

type Outcome = Pick<
  ExamOutcome,
  | 'score'
  | 'maxScore'
  | 'correctCount'
  | 'totalQuestion'
  | 'submitTime'
  | 'finishReason'
  | 'refusedAnswers'
> & { isPass?: boolean | null | undefined; isAlreadySubmitted?: boolean }

/** Points, number of correct answers, time and reason of submission. */
export function ExamResultCard({ outcome }: { outcome: Outcome }) {
  const { score, maxScore, correctCount, totalQuestion, submitTime, finishReason } = outcome
  const { isPass = null, isAlreadySubmitted = false, refusedAnswers = [] } = outcome
  const reason = texts.reasons[finishReason] || (isAlreadySubmitted ? texts.already : '')
  return (
    <section aria-label={texts.title} className="panel grid max-w-measure gap-3">
      <p className="flex flex-wrap items-baseline gap-3">
        <span className="num font-serif text-display font-semibold">
          {score === null
            ? texts.waiting
            : texts.scoreOf(formatPoints(score), formatPoints(maxScore))}
        </span>
        {isPass === null ? null : (
          <Badge tone={isPass ? 'success' : 'warning'}>{isPass ? texts.pass : texts.fail}</Badge>
        )}
      </p>
      <DottedList
        rows={[
          { label: texts.right, value: texts.rightOf(correctCount, totalQuestion) },
          { label: texts.handedIn, value: formatDateTime(submitTime) },
        ]}
      />
      {score === null ? <p className="text-ink-2">{texts.waitingNote}</p> : null}
      {refusedAnswers.map(({ position, message }) => (
        <p key={position} className="text-danger">
          {message}
        </p>
      ))}
      {reason ? <p className="text-ink-2">{reason}</p> : null}
    </section>
  )
}
