import { v4 as uuid } from 'uuid'
import type { Attempt } from '@/contract/exam-attempts'
import type { ExaminationDetail } from '@/contract/exams'
import type { OwnFacts, Pending } from '@/lib/exams/active-attempt'
import type { Outcome, Refused, Silent } from '@/lib/exams/call-result'
import type { ExamCalls } from '@/lib/exams/exam-calls'
import { limits } from '@/lib/exams/limits'
import type { LocalCopies } from '@/lib/exams/local-copies'
import type { LocalCopy } from '@/lib/exams/local-copy'
import { type Merged, merge } from '@/lib/exams/merge-answers'
import { withTimeout } from '@/lib/exams/save-queue'
import type { TabLock } from '@/lib/exams/tab-lock'
import type { Timers } from '@/lib/exams/timers'

export type Opened = {
  kind: 'opened'
  attempt: Attempt
  /** `timers.now()` when the attempt was asked for. */
  sentAt: number
  detail: ExaminationDetail
  merged: Merged
  /** The newest copy of this machine. */
  copy: LocalCopy | null
}
export type Opening = Opened | { kind: 'elsewhere' } | { kind: 'failed'; outcome: Silent | Refused }

type Asked = {
  takeOver: boolean
  /** Only goes on with an open attempt. */
  resume: boolean
  known: ExaminationDetail | null
}
type Means = {
  userId: number
  examinationId: number
  calls: Pick<ExamCalls, 'start' | 'detail'>
  timers: Timers
  copies: LocalCopies
  lock: TabLock
}

export const askDetail = ({ calls, timers }: Pick<Means, 'calls' | 'timers'>) =>
  withTimeout(timers, limits.startTimeout, (signal) => calls.detail(signal))

const belongsTo = (detail: ExaminationDetail | null, { examResultId }: Attempt) =>
  detail !== null &&
  detail.questionActives.length > 0 &&
  (detail.examResultId ?? examResultId) === examResultId

/** The questions of an attempt: those at hand when they are its own, else asked for. */
async function questionsOf(
  means: Means,
  attempt: Attempt,
  known: ExaminationDetail | null,
): Promise<Outcome<ExaminationDetail>> {
  if (known && belongsTo(known, attempt)) return { kind: 'ok', data: known }
  const asked = await askDetail(means)
  if (asked.kind !== 'ok' || belongsTo(asked.data, attempt)) return asked
  return { kind: 'refused', status: 502, reason: null, message: '', retryAfter: null }
}

/**
 * Starts an attempt or goes on with the open one. The lease key is chosen here and kept before it is sent, so that a call
 * whose answer was lost can be repeated without meeting itself as another device.
 */
export async function openAttempt(
  means: Means,
  { takeOver, resume, known }: Asked,
): Promise<Opening> {
  const { userId, examinationId, calls, timers, copies, lock } = means
  if (!(await lock.claim(takeOver))) return { kind: 'elsewhere' }
  const kept = takeOver ? null : await copies.lease(userId, examinationId)
  const leaseKey = kept ?? uuid()
  if (kept === null) await copies.keepLease(userId, examinationId, leaseKey)
  const sentAt = timers.now()
  const started = await withTimeout(timers, limits.startTimeout, (signal) =>
    calls.start({ takeOver, resume, leaseKey }, signal),
  )
  if (started.kind !== 'ok') return { kind: 'failed', outcome: started }
  const attempt = started.data
  if (attempt.leaseKey !== leaseKey) {
    await copies.keepLease(userId, examinationId, attempt.leaseKey)
  }
  const detailed = await questionsOf(means, attempt, known)
  if (detailed.kind !== 'ok') return { kind: 'failed', outcome: detailed }
  const local = await copies.read(userId, attempt.examResultId)
  const [copy = null] = [...local].sort((a, b) => b.savedAt - a.savedAt)
  const merged = merge(attempt, local, kept === null)
  return { kind: 'opened', attempt, sentAt, detail: detailed.data, merged, copy }
}

/** An attempt known only from its copy on this machine: enough to hand it in, nothing to show. */
export function leftBehind(copy: LocalCopy, pending: Pending): OwnFacts {
  const { examResultId, examinationId, answers, flags } = copy
  return {
    facts: {
      examResultId,
      examinationId,
      leaseKey: pending.leaseKey,
      attemptNo: 0,
      canSave: false,
    },
    questions: [],
    merged: { answers, acked: {}, flags, lamport: 0, restored: 0 },
    index: 0,
    pending,
  }
}
