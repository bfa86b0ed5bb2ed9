import { v4 as uuid } from 'uuid'
import type { ExamOutcome } from '@/contract/exam-attempts'
import { OpenAttempt, type OwnFacts, type Pending } from '@/lib/exams/active-attempt'
import type { Refused } from '@/lib/exams/call-result'
import { Deadline } from '@/lib/exams/deadline'
import type { ExamCalls } from '@/lib/exams/exam-calls'
import { limits } from '@/lib/exams/limits'
import type { LocalCopies } from '@/lib/exams/local-copies'
import type { SaveReply } from '@/lib/exams/save-queue'
import { HandIn } from '@/lib/exams/submission'
import { Agenda } from '@/lib/exams/timer-group'
import type { Timers } from '@/lib/exams/timers'

/** What a session tells of; the runner decides what follows. */
export type SessionHost = {
  onChange: () => void
  onDeadlineMoved: () => void
  onTimeUp: () => void
  /** The hand-in is on its way, for the first time or again. */
  onHandIn: () => void
  /** It did not get through and is tried again by itself. */
  onUnsent: () => void
  /** Handing in has met several server errors in a row. */
  onStuck: () => void
  onAccepted: (outcome: ExamOutcome, message: string | undefined) => void
  onRefused: (call: 'save' | 'submit', refused: Refused) => void
}

type Means = {
  userId: number
  calls: Pick<ExamCalls, 'save' | 'submit'>
  timers: Timers
  copies: LocalCopies
}

/** An attempt between its opening and its end: its time, its saves, its hand-in. */
export class AttemptSession {
  readonly attempt: OpenAttempt
  #means: Means
  #host: SessionHost
  #deadline: Deadline
  #agenda: Agenda
  #handIn: HandIn | null = null

  constructor(own: OwnFacts, means: Means, host: SessionHost) {
    this.#means = means
    this.#host = host
    this.#agenda = new Agenda(means.timers)
    this.#deadline = new Deadline({
      timers: means.timers,
      onPassed: host.onTimeUp,
      onMoved: host.onDeadlineMoved,
    })
    this.attempt = new OpenAttempt({
      ...own,
      userId: means.userId,
      copies: means.copies,
      timers: means.timers,
      save: means.calls.save,
      onChange: host.onChange,
      onReply: (reply, sentAt) => this.#deadline.sync(reply, sentAt),
      onRefused: (refused) => host.onRefused('save', refused),
    })
  }

  get isTimed(): boolean {
    return this.#deadline.isTimed
  }

  get isHandingIn(): boolean {
    return this.#handIn !== null
  }

  /** Milliseconds left to show; null without a limit. */
  get left(): number | null {
    return this.#deadline.left
  }

  /** The clock runs, what this machine alone has goes out, and the server hears from time to time that somebody is here. */
  begin(time: Pick<SaveReply, 'serverTime' | 'deadline'>, sentAt: number, mayPing: () => boolean) {
    this.#deadline.sync(time, sentAt)
    this.#agenda.every(limits.heartbeat, () => {
      if (mayPing() && !this.#handIn) void this.attempt.queue.ping()
    })
    if (this.attempt.isDirty) void this.attempt.queue.flush()
  }

  /** Asks for the time again after sleep or a change of this machine's clock. */
  checkClock(): void {
    if (this.#deadline.hasJumped()) void this.attempt.queue.ping()
  }

  /** Everybody's time is up at the same moment, so the hand-ins are spread over some seconds. */
  handInSoon(): void {
    void this.attempt.queue.flush()
    const pause = this.#means.timers.random() * limits.handInSpread
    this.#agenda.later(pause, () => void this.handIn('timeUp'))
  }

  /** Called twice, it hands in once. The key is kept before the first request leaves. */
  async handIn(finishReason: Pending['finishReason']): Promise<void> {
    if (this.#handIn) return
    const handIn = this.#newHandIn()
    this.#host.onHandIn()
    const { attempt } = this
    const { submitKey = uuid() } = attempt.pending ?? {}
    attempt.pending = { submitKey, finishReason, leaseKey: attempt.facts.leaseKey }
    attempt.keep()
    await this.#means.copies.settled()
    await attempt.makeRoom()
    await handIn.send()
  }

  /** Goes on with a hand-in begun before the page was reloaded. */
  resumeHandIn(): void {
    if (!this.#handIn) void this.#newHandIn().send()
  }

  /** Tries the hand-in again, or else the saves. */
  retryNow(): void {
    if (this.#handIn) void this.#handIn.send()
    else void this.attempt.queue.ping()
  }

  /** The hand-in was not accepted: the attempt goes on. */
  dropHandIn(): void {
    this.#handIn?.stop()
    this.#handIn = null
    this.attempt.pending = null
    this.attempt.keep()
  }

  /** One last save, within limits. */
  async lastSave(): Promise<void> {
    await Promise.race([
      this.attempt.queue.flush(),
      new Promise<void>((resolve) => this.#agenda.later(limits.yieldFlush, resolve)),
    ])
  }

  /** Nothing happens by itself any more; the copies on this machine stay as they are. */
  stop(): void {
    this.#agenda.clear()
    this.#deadline.stop()
    this.#handIn?.stop()
    this.attempt.letGo()
  }

  #newHandIn(): HandIn {
    const { timers, calls } = this.#means
    const { attempt } = this
    const { examResultId } = attempt.facts
    this.#handIn = new HandIn({
      timers,
      send: (signal) => {
        const { answerResult, answerRevs } = attempt.everything()
        const pending = attempt.pending as Pending
        return calls.submit({ examResultId, ...pending, answerResult, answerRevs }, signal)
      },
      onAccepted: this.#host.onAccepted,
      onRefused: (refused) => this.#host.onRefused('submit', refused),
      onSend: this.#host.onHandIn,
      onUnsent: this.#host.onUnsent,
      onStuck: this.#host.onStuck,
    })
    return this.#handIn
  }
}
