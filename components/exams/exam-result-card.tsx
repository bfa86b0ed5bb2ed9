import { DottedList } from '@/components/catalog-ui/dotted-list'
import { Badge } from '@/components/ui/badge'
import type { ExamOutcome } from '@/contract/shop/exam-attempts'
import { formatDate, formatDateTime } from '@/lib/format/date'
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
  | 'markedScore'
  | 'markedMaxScore'
  | 'gradingDue'
  | 'refusedAnswers'
> & { isPass?: boolean | null | undefined; isAlreadySubmitted?: boolean }

/** The points so far, who marks the rest, and by when. */
function Pending({ outcome: { markedScore, markedMaxScore, gradingDue } }: { outcome: Outcome }) {
  const isCounted = markedScore !== undefined && (markedMaxScore ?? 0) > 0
  return (
    <>
      {isCounted ? (
        <p className="num">
          {texts.soFar(formatPoints(markedScore), formatPoints(markedMaxScore ?? 0))}
        </p>
      ) : null}
      <p className="text-ink-2">
        {gradingDue ? texts.waitingUntil(formatDate(gradingDue)) : texts.waitingNote}
      </p>
    </>
  )
}

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
      {score === null ? <Pending outcome={outcome} /> : null}
      {refusedAnswers.map(({ position, message }) => (
        <p key={position} className="text-danger">
          {message}
        </p>
      ))}
      {reason ? <p className="text-ink-2">{reason}</p> : null}
    </section>
  )
}
