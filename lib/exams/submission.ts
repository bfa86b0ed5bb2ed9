import type { ExamOutcome } from '@/contract/shop/exam-attempts'
import { backoff } from '@/lib/exams/backoff'
import { type CallResult, isTransient, type Refused } from '@/lib/exams/call-result'
import { limits } from '@/lib/exams/limits'
import type { Timers } from '@/lib/exams/timers'
import { withTimeout } from '@/lib/exams/with-timeout'

type Options = {
  /** Sends everything, always with the same key: the server answers a repeated submission with the first one's result. */
  send: (signal: AbortSignal) => Promise<CallResult<ExamOutcome>>
  timers: Timers
  onAccepted: (outcome: ExamOutcome, message: string | undefined) => void
  /** The server refused the submission. */
  onRefused: (refused: Refused) => void
  /** The submission failed and is retried. */
  onUnsent: () => void
  /** A request is sent. */
  onSend: () => void
  /** The server has answered with errors several times: reloading the page may help. */
  onStuck: () => void
}

/** Submits until the server gives a definite answer: after a time-out nobody knows whether it arrived, so it is sent again. */
export class Submission {
  #options: Options
  #isSending = false
  #isOver = false
  #tries = 0
  #serverErrors = 0
  #cancelTimer: (() => void) | null = null

  constructor(options: Options) {
    this.#options = options
  }

  /** Sends now, unless a request is under way. */
  async send(): Promise<void> {
    if (this.#isSending || this.#isOver) return
    this.#isSending = true
    this.#cancelTimer?.()
    this.#cancelTimer = null
    this.#options.onSend()
    this.#tries += 1
    const { timers, send } = this.#options
    const outcome = await withTimeout(timers, limits.submitTimeout, send)
    this.#isSending = false
    if (this.#isOver) return
    this.#settle(outcome)
  }

  stop(): void {
    this.#isOver = true
    this.#cancelTimer?.()
  }

  #settle(outcome: CallResult<ExamOutcome>): void {
    const { onAccepted, onRefused, onUnsent, onStuck } = this.#options
    if (outcome.kind === 'ok') {
      this.stop()
      onAccepted(outcome.data, outcome.message)
      return
    }
    if (!isTransient(outcome)) {
      this.stop()
      if (outcome.kind === 'refused') onRefused(outcome)
      return
    }
    this.#again(outcome.kind === 'refused' ? (outcome.retryAfter ?? 0) * 1_000 : 0)
    onUnsent()
    if (outcome.kind === 'refused') {
      this.#serverErrors += 1
      if (this.#serverErrors === limits.refusalsBeforeReload) onStuck()
    }
  }

  #again(asked: number): void {
    const { timers } = this.#options
    this.#cancelTimer = timers.after(
      backoff(this.#tries, timers.random, asked),
      () => void this.send(),
    )
  }
}
