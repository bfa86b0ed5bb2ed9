import { v4 as uuid } from 'uuid'
import type { Attempt } from '@/contract/shop/exam-attempts'
import type { ExaminationDetail } from '@/contract/shop/exams'
import type { AttemptData, Pending } from '@/lib/exams/active-attempt'
import type { CallResult, NoResponse, Refused } from '@/lib/exams/call-result'
import type { ExamCalls } from '@/lib/exams/exam-calls'
import { limits } from '@/lib/exams/limits'
import type { LocalCopy } from '@/lib/exams/local-copies/copy-format'
import type { LocalCopies } from '@/lib/exams/local-copies/local-copies'
import { type MergedAnswers, mergeAnswers } from '@/lib/exams/merge-answers'
import type { TabLock } from '@/lib/exams/tab-lock'
import type { Timers } from '@/lib/exams/timers'
import { withTimeout } from '@/lib/exams/with-timeout'

export type StartedAttempt = {
  kind: 'opened'
  attempt: Attempt
  /** `timers.now()` when the attempt was asked for. */
  sentAt: number
  detail: ExaminationDetail
  merged: MergedAnswers
  /** The newest copy of this machine. */
  copy: LocalCopy | null
}
export type StartResult =
  | StartedAttempt
  | { kind: 'elsewhere' }
  | { kind: 'failed'; outcome: NoResponse | Refused }

type Asked = {
  takeOver: boolean
  /** Only continues an open attempt. */
  resume: boolean
  known: ExaminationDetail | null
}
type Dependencies = {
  userId: number
  examinationId: number
  calls: Pick<ExamCalls, 'start' | 'detail'>
  timers: Timers
  copies: LocalCopies
  lock: TabLock
}

export const fetchDetail = ({ calls, timers }: Pick<Dependencies, 'calls' | 'timers'>) =>
  withTimeout(timers, limits.startTimeout, (signal) => calls.detail(signal))

const belongsTo = (detail: ExaminationDetail | null, { examResultId }: Attempt) =>
  detail !== null &&
  detail.questionActives.length > 0 &&
  (detail.examResultId ?? examResultId) === examResultId

/** The questions of an attempt: those already loaded when they belong to it, else fetched. */
async function questionsOf(
  dependencies: Dependencies,
  attempt: Attempt,
  known: ExaminationDetail | null,
): Promise<CallResult<ExaminationDetail>> {
  if (known && belongsTo(known, attempt)) return { kind: 'ok', data: known }
  const asked = await fetchDetail(dependencies)
  if (asked.kind !== 'ok' || belongsTo(asked.data, attempt)) return asked
  return { kind: 'refused', status: 502, reason: null, message: '', retryAfter: null }
}

/** Starts an attempt or continues the open one. The lease key is stored before it is sent, so that a retry is not taken for another device. */
export async function startAttempt(
  dependencies: Dependencies,
  { takeOver, resume, known }: Asked,
): Promise<StartResult> {
  const { userId, examinationId, calls, timers, copies, lock } = dependencies
  if (!(await lock.claim(takeOver))) return { kind: 'elsewhere' }
  const stored = takeOver ? null : await copies.lease(userId, examinationId)
  const leaseKey = stored ?? uuid()
  if (stored === null) await copies.storeLease(userId, examinationId, leaseKey)
  const sentAt = timers.now()
  const started = await withTimeout(timers, limits.startTimeout, (signal) =>
    calls.start({ takeOver, resume, leaseKey }, signal),
  )
  if (started.kind !== 'ok') return { kind: 'failed', outcome: started }
  const attempt = started.data
  if (attempt.leaseKey !== leaseKey) {
    await copies.storeLease(userId, examinationId, attempt.leaseKey)
  }
  const detailed = await questionsOf(dependencies, attempt, known)
  if (detailed.kind !== 'ok') return { kind: 'failed', outcome: detailed }
  const local = await copies.read(userId, attempt.examResultId)
  const [copy = null] = [...local].sort((a, b) => b.savedAt - a.savedAt)
  const merged = mergeAnswers(attempt, local, stored === null)
  return { kind: 'opened', attempt, sentAt, detail: detailed.data, merged, copy }
}

/** An attempt known only from its local copy: enough to submit it, nothing to show. */
export function pendingSubmission(copy: LocalCopy, pending: Pending): AttemptData {
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
