import type { AnswerValue, ExamOutcome } from '@/contract/shop/exam-attempts'
import type { ExaminationDetail, QuestionActive } from '@/contract/shop/exams'
import type { Phase } from '@/lib/exams/attempt-phase'
import type { AttemptSession } from '@/lib/exams/attempt-session'
import type { Failure } from '@/lib/exams/error-recovery'
import { limits } from '@/lib/exams/limits'
import type { SaveState } from '@/lib/exams/save-queue'

type AttemptView = {
  questions: readonly QuestionActive[]
  values: Readonly<Record<string, AnswerValue>>
  flags: readonly number[]
  index: number
  attemptNo: number
  isTimed: boolean
  /** Answers restored from this device. */
  restored: number
  save: {
    state: SaveState
    /** The last confirmed save, by this device's clock. */
    at: number | null
    unsent: number
    /** Several saves in a row have failed. */
    isTroubled: boolean
    message: string | null
  }
}

/** Everything the screen shows of an exam; a new object at every change. */
export type RunnerView = AttemptView & {
  phase: Phase
  detail: ExaminationDetail | null
  /** False when the browser stores nothing: then only confirmed answers are safe. */
  hasLocal: boolean
  /** How often the server has moved the deadline. */
  deadlineChanges: number
  failure: Failure | null
  outcome: ExamOutcome | null
  successMessage: string | null
}

export const emptyView: RunnerView = {
  phase: 'loading',
  detail: null,
  questions: [],
  values: {},
  flags: [],
  index: 0,
  attemptNo: 0,
  isTimed: false,
  restored: 0,
  save: { state: 'saved', at: null, unsent: 0, isTroubled: false, message: null },
  hasLocal: true,
  deadlineChanges: 0,
  failure: null,
  outcome: null,
  successMessage: null,
}

export const viewOf = ({ attempt, isTimed }: AttemptSession): AttemptView => ({
  questions: attempt.questions,
  values: attempt.values,
  flags: attempt.flags,
  index: attempt.index,
  attemptNo: attempt.facts.attemptNo,
  isTimed,
  restored: attempt.restored,
  save: {
    state: attempt.queue.state,
    at: attempt.queue.savedAt,
    unsent: attempt.unsent,
    isTroubled: attempt.queue.failures >= limits.failuresBeforeBanner,
    message: attempt.queue.refusal,
  },
})
