import type { AnswerRevs, RefusedAnswer } from '@/contract/shop/exam-attempts'
import type { AnswerSheet, Payload } from '@/lib/exams/answer-sheet'
import { backoff } from '@/lib/exams/backoff'
import {
  type CallResult,
  isTransient,
  type NoResponse,
  type Refused,
} from '@/lib/exams/call-result'
import { limits } from '@/lib/exams/limits'
import type { Timers } from '@/lib/exams/timers'
import { withTimeout } from '@/lib/exams/with-timeout'

export type SaveReply = {
  ackedRevs: AnswerRevs
  refusedAnswers?: readonly RefusedAnswer[] | undefined
  deadline: string | null
  serverTime: string
}
export type Sending = { signal: AbortSignal; keepalive: boolean }

type Options = {
  sheet: AnswerSheet
  /** Null when the upstream stores no drafts; the queue then sends nothing. */
  send: ((payload: Payload, sending: Sending) => Promise<CallResult<SaveReply>>) | null
  timers: Timers
  /** Something to show has changed. */
  onChange: () => void
  /** A save arrived; `sentAt` is `timers.now()` of its sending. */
  onReply: (reply: SaveReply, sentAt: number) => void
  /** The server will not take saves of this attempt from here any more: 401, 404 or 409. */
  onRefused: (refused: Refused) => void
}

export type SaveState =
  | 'saved'
  | 'dirty'
  | 'saving'
  /** The upstream stores no drafts. */
  | 'localOnly'
  /** No response from the network. */
  | 'offline'
  /** The server is temporarily unable. */
  | 'retrying'
  /** The server will not take it; nothing more is sent. */
  | 'error'

/**
 * Saves unsent answers: 300 ms after the last change and at most 2 s after the first, one request at a time, with backoff until
 * confirmed. It does not trust `navigator.onLine`, drops nothing before its confirmation and times every request out.
 */
export class SaveQueue {
  #options: Options
  /** Cancels the timer of the next save; null while none is planned. */
  #cancelTimer: (() => void) | null = null
  /** When the first change was made that no request has carried yet. */
  #dirtySince: number | null = null
  /** The one save under way. */
  #running: Promise<void> | null = null
  /** The last request of a page that may close is under way. */
  #isSendingOnHide = false
  #failures = 0
  #lastFailure: NoResponse | Refused | null = null
  #stopped = false
  #savedAt: number | null = null

  constructor(options: Options) {
    this.#options = options
  }

  get state(): SaveState {
    const { sheet, send } = this.#options
    if (!send) return 'localOnly'
    if (this.#isBlocked) return 'error'
    if (!sheet.isDirty) return 'saved'
    if (this.#lastFailure) return this.#lastFailure.kind === 'silent' ? 'offline' : 'retrying'
    return this.#running ? 'saving' : 'dirty'
  }

  /** Saves that failed one after the other. */
  get failures(): number {
    return this.#failures
  }

  /** The server's text when it refused. */
  get refusal(): string | null {
    return this.#lastFailure?.kind === 'refused' ? this.#lastFailure.message : null
  }

  /** `timers.date()` of the last confirmed save. */
  get savedAt(): number | null {
    return this.#savedAt
  }

  /** To be called after every change: plans the next save. */
  answersChanged(): void {
    if (!this.#options.send || this.#stopped) return
    const now = this.#options.timers.now()
    this.#dirtySince ??= now
    if (this.#isBlocked) {
      // The server refused the last save; a changed answer is tried again.
      this.#failures = 0
      this.#lastFailure = null
    }
    if (!this.#running) {
      // After a failure the planned retry stays; a flush may still cut it short.
      if (this.#failures === 0) this.#plan(this.#debouncedTime(this.#dirtySince))
      else if (!this.#cancelTimer) this.#plan(now + this.#retryPause())
    }
    this.#options.onChange()
  }

  /** Sends now what is unsent; settles when that attempt has ended, however it ended. */
  async flush(): Promise<void> {
    if (!this.#options.send || this.#stopped) return
    if (this.#running) await this.#running
    if (this.#stopped || !this.#options.sheet.isDirty) return
    if (!this.#running) this.#begin()
    await this.#running
  }

  /** With nothing to send: renews the lease and reads the server's time and deadline. */
  async ping(): Promise<void> {
    if (!this.#options.send || this.#stopped) return
    if (this.#running || this.#options.sheet.isDirty) return this.flush()
    this.#begin(true)
    await this.#running
  }

  /** The page may close: sends one keepalive request with as many unsent answers as fit. */
  flushOnHide(): void {
    const { sheet, send } = this.#options
    if (!send || this.#stopped || this.#isSendingOnHide || !sheet.isDirty) return
    this.#isSendingOnHide = true
    void this.#send(limits.hideBytes, true).finally(() => {
      this.#isSendingOnHide = false
      if (!this.#running && !this.#cancelTimer) this.#planNext()
      this.#options.onChange()
    })
  }

  /** Sends nothing more; the answer of a request under way is ignored. */
  stop(): void {
    this.#stopped = true
    this.#cancelTimer?.()
    this.#cancelTimer = null
  }

  /** A short while after the last change, but no later than `maxWait` after the first. */
  #debouncedTime(dirtySince: number): number {
    return Math.min(this.#options.timers.now() + limits.debounce, dirtySince + limits.maxWait)
  }

  /** Plans the next save for that time, instead of what was planned before. */
  #plan(at: number): void {
    this.#cancelTimer?.()
    const { timers } = this.#options
    this.#cancelTimer = timers.after(Math.max(0, at - timers.now()), () => {
      this.#cancelTimer = null
      if (!this.#running) this.#begin()
    })
  }

  #begin(isPing = false): void {
    this.#cancelTimer?.()
    this.#cancelTimer = null
    this.#dirtySince = null
    this.#running = this.#send(limits.bodyBytes, false, isPing).finally(() => {
      this.#running = null
      this.#planNext()
      this.#options.onChange()
    })
    this.#options.onChange()
  }

  /** After a save: more may have been typed meanwhile, or it must be tried again. */
  #planNext(): void {
    const { sheet, timers } = this.#options
    if (this.#stopped || this.#isBlocked || !sheet.isDirty) return
    const now = timers.now()
    if (this.#failures > 0) this.#plan(now + this.#retryPause())
    else this.#plan(this.#debouncedTime(this.#dirtySince ?? now))
  }

  #retryPause(): number {
    const failure = this.#lastFailure
    const asked = failure?.kind === 'refused' ? (failure.retryAfter ?? 0) * 1_000 : 0
    return backoff(this.#failures, this.#options.timers.random, asked)
  }

  async #send(bytes: number, keepalive: boolean, isPing = false): Promise<void> {
    const { sheet, send, timers } = this.#options
    if (!send) return
    const payload = sheet.payload(sheet.unsent(), bytes)
    if (!isPing && Object.keys(payload.answerResult).length === 0 && !sheet.flagsUnsent) return
    const flagsVersion = sheet.flagsVersion
    const sentAt = timers.now()
    const outcome = await withTimeout(timers, limits.saveTimeout, (signal) =>
      send(payload, { signal, keepalive }),
    )
    if (this.#stopped) return
    if (outcome.kind === 'ok') this.#onSaved(payload, flagsVersion, outcome.data, sentAt)
    else this.#onFailed(outcome)
  }

  #onSaved(payload: Payload, flagsVersion: number, reply: SaveReply, sentAt: number): void {
    const { sheet, timers, onReply } = this.#options
    const isConfirmed = sheet.confirm(reply.ackedRevs) || sheet.flagsUnsent
    sheet.confirmFlags(flagsVersion)
    const isUnderstood = isConfirmed || Object.keys(payload.answerResult).length === 0
    // A server that confirms nothing must not be asked in a tight loop.
    this.#failures = isUnderstood ? 0 : this.#failures + 1
    this.#lastFailure = refusalOf(reply)
    this.#savedAt = timers.date()
    onReply(reply, sentAt)
  }

  #onFailed(failure: NoResponse | Refused): void {
    this.#failures += 1
    this.#lastFailure = failure
    if (failure.kind === 'silent' || !isFinal(failure)) return
    this.stop()
    this.#options.onRefused(failure)
  }

  /** The data were not accepted, though the attempt is still ours. */
  get #isBlocked(): boolean {
    const failure = this.#lastFailure
    return failure !== null && failure.kind === 'refused' && !isTransient(failure)
  }
}

/** The others are stored; those named are sent again once they have changed. */
function refusalOf({ refusedAnswers = [] }: SaveReply): Refused | null {
  if (refusedAnswers.length === 0) return null
  const message = refusedAnswers.map((one) => one.message).join(' ')
  return { kind: 'refused', status: 422, reason: null, message, retryAfter: null }
}

/** The server takes no more saves of this attempt from here. */
const isFinal = ({ status }: Refused) => [401, 404, 405, 409, 410, 501].includes(status)
