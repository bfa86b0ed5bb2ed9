import { v4 as uuid } from 'uuid'
import type { ExamOutcome } from '@/contract/shop/exam-attempts'
import { ActiveAttempt, type AttemptData, type Pending } from '@/lib/exams/active-attempt'
import type { Refused } from '@/lib/exams/call-result'
import { Deadline } from '@/lib/exams/deadline'
import type { ExamCalls } from '@/lib/exams/exam-calls'
import { limits } from '@/lib/exams/limits'
import type { LocalCopies } from '@/lib/exams/local-copies/local-copies'
import type { SaveReply } from '@/lib/exams/save-queue'
import { Submission } from '@/lib/exams/submission'
import { TimerGroup } from '@/lib/exams/timer-group'
import type { Timers } from '@/lib/exams/timers'

/** The callbacks of a session; the runner decides what follows. */
export type SessionHost = {
  onChange: () => void
  onDeadlineMoved: () => void
  onTimeUp: () => void
  /** The submission is sent, for the first time or again. */
  onSubmit: () => void
  /** The submission failed and is retried. */
  onUnsent: () => void
  /** Several submissions in a row met server errors. */
  onStuck: () => void
  onAccepted: (outcome: ExamOutcome, message: string | undefined) => void
  onRefused: (call: 'save' | 'submit', refused: Refused) => void
}

type Dependencies = {
  userId: number
  calls: Pick<ExamCalls, 'save' | 'submit'>
  timers: Timers
  copies: LocalCopies
}

/** An attempt from start to end: its time, its saves, its submission. */
export class AttemptSession {
  readonly attempt: ActiveAttempt
  #dependencies: Dependencies
  #host: SessionHost
  #deadline: Deadline
  #timers: TimerGroup
  #submission: Submission | null = null

  constructor(own: AttemptData, dependencies: Dependencies, host: SessionHost) {
    this.#dependencies = dependencies
    this.#host = host
    this.#timers = new TimerGroup(dependencies.timers)
    this.#deadline = new Deadline({
      timers: dependencies.timers,
      onPassed: host.onTimeUp,
      onMoved: host.onDeadlineMoved,
    })
    this.attempt = new ActiveAttempt({
      ...own,
      userId: dependencies.userId,
      copies: dependencies.copies,
      timers: dependencies.timers,
      save: dependencies.calls.save,
      onChange: host.onChange,
      onReply: (reply, sentAt) => this.#deadline.sync(reply, sentAt),
      onRefused: (refused) => host.onRefused('save', refused),
    })
  }

  get isTimed(): boolean {
    return this.#deadline.isTimed
  }

  get isSubmitting(): boolean {
    return this.#submission !== null
  }

  /** Milliseconds left to show; null without a limit. */
  get left(): number | null {
    return this.#deadline.left
  }

  /** Starts the clock, sends local answers and pings the server from time to time. */
  begin(time: Pick<SaveReply, 'serverTime' | 'deadline'>, sentAt: number, mayPing: () => boolean) {
    this.#deadline.sync(time, sentAt)
    this.#timers.every(limits.heartbeat, () => {
      if (mayPing() && !this.#submission) void this.attempt.queue.ping()
    })
    if (this.attempt.isDirty) void this.attempt.queue.flush()
  }

  /** Asks for the time again after sleep or a change of this machine's clock. */
  checkClock(): void {
    if (this.#deadline.hasJumped()) void this.attempt.queue.ping()
  }

  /** Everybody's time is up at once, so submissions are spread over some seconds. */
  submitSoon(): void {
    void this.attempt.queue.flush()
    const pause = this.#dependencies.timers.random() * limits.submitSpread
    this.#timers.later(pause, () => void this.submit('timeUp'))
  }

  /** Submits once, however often it is called. The key is stored before the first request. */
  async submit(finishReason: Pending['finishReason']): Promise<void> {
    if (this.#submission) return
    const submission = this.#newSubmission()
    this.#host.onSubmit()
    const { attempt } = this
    const { submitKey = uuid() } = attempt.pending ?? {}
    attempt.pending = { submitKey, finishReason, leaseKey: attempt.facts.leaseKey }
    attempt.saveLocally()
    await this.#dependencies.copies.settled()
    await attempt.saveOverflow()
    await submission.send()
  }

  /** Continues a submission begun before a reload. */
  resumeSubmission(): void {
    if (!this.#submission) void this.#newSubmission().send()
  }

  /** Tries the submission again, or else the saves. */
  retryNow(): void {
    if (this.#submission) void this.#submission.send()
    else void this.attempt.queue.ping()
  }

  /** The submission was not accepted: the attempt continues. */
  cancelSubmission(): void {
    this.#submission?.stop()
    this.#submission = null
    this.attempt.pending = null
    this.attempt.saveLocally()
  }

  /** One last save, within limits. */
  async lastSave(): Promise<void> {
    await Promise.race([
      this.attempt.queue.flush(),
      new Promise<void>((resolve) => this.#timers.later(limits.yieldFlush, resolve)),
    ])
  }

  /** Stops timers and requests; the local copies stay. */
  stop(): void {
    this.#timers.clear()
    this.#deadline.stop()
    this.#submission?.stop()
    this.attempt.release()
  }

  #newSubmission(): Submission {
    const { timers, calls } = this.#dependencies
    const { attempt } = this
    const { examResultId } = attempt.facts
    this.#submission = new Submission({
      timers,
      send: (signal) => {
        const { answerResult, answerRevs } = attempt.fullPayload()
        const pending = attempt.pending as Pending
        return calls.submit({ examResultId, ...pending, answerResult, answerRevs }, signal)
      },
      onAccepted: this.#host.onAccepted,
      onRefused: (refused) => this.#host.onRefused('submit', refused),
      onSend: this.#host.onSubmit,
      onUnsent: this.#host.onUnsent,
      onStuck: this.#host.onStuck,
    })
    return this.#submission
  }
}
