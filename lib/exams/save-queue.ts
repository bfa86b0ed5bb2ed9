import type { AnswerRevs } from '@/contract/exam-attempts'
import type { AnswerSheet, Payload } from '@/lib/exams/answer-sheet'
import { backoff } from '@/lib/exams/backoff'
import {
  type CallResult,
  isTransient,
  type NoResponse,
  type Refused,
  silent,
} from '@/lib/exams/call-result'
import { limits } from '@/lib/exams/limits'
import type { Timers } from '@/lib/exams/timers'

export type SaveReply = { ackedRevs: AnswerRevs; deadline: string | null; serverTime: string }
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
  #cancelTimer: (() => void) | null = null
  #dueAt = Number.POSITIVE_INFINITY
  #dirtySince: number | null = null
  #flight: Promise<void> | null = null
  #hidden = false
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
    return this.#flight ? 'saving' : 'dirty'
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

  /** Something was changed. */
  touch(): void {
    if (!this.#options.send || this.#stopped) return
    const now = this.#options.timers.now()
    this.#dirtySince ??= now
    if (this.#isBlocked) {
      // The server refused the last save; a changed answer is tried again.
      this.#failures = 0
      this.#lastFailure = null
    }
    // While offline the backoff applies; a flush may still cut it short.
    if (!this.#flight && this.#failures === 0) {
      this.#schedule(Math.min(now + limits.debounce, this.#dirtySince + limits.maxWait), true)
    } else if (!this.#flight && !this.#cancelTimer) {
      this.#schedule(now + this.#pause())
    }
    this.#options.onChange()
  }

  /** Sends now what is unsent; settles when that attempt has ended, however it ended. */
  async flush(): Promise<void> {
    if (!this.#options.send || this.#stopped) return
    if (this.#flight) await this.#flight
    if (this.#stopped || !this.#options.sheet.isDirty) return
    if (!this.#flight) this.#begin()
    await this.#flight
  }

  /** With nothing to send: renews the lease and reads the server's time and deadline. */
  async ping(): Promise<void> {
    if (!this.#options.send || this.#stopped) return
    if (this.#flight || this.#options.sheet.isDirty) return this.flush()
    this.#begin(true)
    await this.#flight
  }

  /** The page may close: sends one keepalive request with as many unsent answers as fit. */
  flushOnHide(): void {
    const { sheet, send } = this.#options
    if (!send || this.#stopped || this.#hidden || !sheet.isDirty) return
    this.#hidden = true
    void this.#request(limits.hideBytes, true).finally(() => {
      this.#hidden = false
      if (!this.#flight && !this.#cancelTimer) this.#goOn()
      this.#options.onChange()
    })
  }

  /** Sends nothing more; the answer of a request under way is ignored. */
  stop(): void {
    this.#stopped = true
    this.#cancelTimer?.()
    this.#cancelTimer = null
  }

  #schedule(at: number, mayDelay = false): void {
    if (this.#cancelTimer && at >= this.#dueAt && !mayDelay) return
    this.#cancelTimer?.()
    this.#dueAt = at
    const { timers } = this.#options
    this.#cancelTimer = timers.after(Math.max(0, at - timers.now()), () => {
      this.#cancelTimer = null
      if (!this.#flight) this.#begin()
    })
  }

  #begin(isPing = false): void {
    this.#cancelTimer?.()
    this.#cancelTimer = null
    this.#dirtySince = null
    this.#flight = this.#request(limits.bodyBytes, false, isPing).finally(() => {
      this.#flight = null
      this.#goOn()
      this.#options.onChange()
    })
    this.#options.onChange()
  }

  /** After a save: more may have been typed meanwhile, or it must be tried again. */
  #goOn(): void {
    const { sheet, timers } = this.#options
    if (this.#stopped || this.#isBlocked || !sheet.isDirty) return
    if (this.#failures > 0) {
      this.#schedule(timers.now() + this.#pause())
    } else {
      const now = timers.now()
      const since = this.#dirtySince ?? now
      this.#schedule(Math.min(now + limits.debounce, since + limits.maxWait))
    }
  }

  #pause(): number {
    const failure = this.#lastFailure
    const asked = failure?.kind === 'refused' ? (failure.retryAfter ?? 0) * 1_000 : 0
    return backoff(this.#failures, this.#options.timers.random, asked)
  }

  async #request(bytes: number, keepalive: boolean, isPing = false): Promise<void> {
    const { sheet, send, timers } = this.#options
    if (!send) return
    const payload = sheet.payload(sheet.unsent(), bytes)
    if (!isPing && Object.keys(payload.answerResult).length === 0 && !sheet.flagsUnsent) return
    const mark = sheet.flagsVersion
    const sentAt = timers.now()
    const outcome = await withTimeout(timers, limits.saveTimeout, (signal) =>
      send(payload, { signal, keepalive }),
    )
    if (this.#stopped) return
    if (outcome.kind === 'ok') this.#onSaved(payload, mark, outcome.data, sentAt)
    else this.#onFailed(outcome)
  }

  #onSaved(payload: Payload, mark: number, reply: SaveReply, sentAt: number): void {
    const { sheet, timers, onReply } = this.#options
    const isNews = sheet.confirm(reply.ackedRevs) || sheet.flagsUnsent
    sheet.confirmFlags(mark)
    const wasHeard = isNews || Object.keys(payload.answerResult).length === 0
    // A server that confirms nothing must not be asked in a tight loop.
    this.#failures = wasHeard ? 0 : this.#failures + 1
    this.#lastFailure = null
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

/** The server takes no more saves of this attempt from here. */
const isFinal = ({ status }: Refused) => [401, 404, 405, 409, 410, 501].includes(status)

/** Aborts a call after `milliseconds`; it then counts as unanswered. */
export function withTimeout<T>(
  timers: Pick<Timers, 'after'>,
  milliseconds: number,
  call: (signal: AbortSignal) => Promise<CallResult<T>>,
): Promise<CallResult<T>> {
  const abort = new AbortController()
  return new Promise((resolve) => {
    const cancel = timers.after(milliseconds, () => {
      abort.abort()
      resolve(silent)
    })
    call(abort.signal)
      .catch(() => silent)
      .then((outcome) => {
        cancel()
        resolve(outcome)
      })
  })
}
