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
  /** Without it the upstream keeps nothing before the hand-in; the queue then only watches. */
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
  /** The upstream keeps no drafts. */
  | 'localOnly'
  /** No answer came from the network. */
  | 'offline'
  /** The server answered that it cannot just now. */
  | 'retrying'
  /** The server will not take it; nothing more is sent. */
  | 'error'

/**
 * Sends what is unsent: 300 ms after the last change and at most 2 s after the first, one request at a time, again after
 * growing pauses until it is confirmed. It never waits for a sign of being online (rule L2), forgets nothing before the
 * confirmation (L6) and lets no request keep it busy for ever (L5).
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

  /** The server's own words when it refused. */
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
      // The server refused what it was sent; a changed answer deserves a new try.
      this.#failures = 0
      this.#lastFailure = null
    }
    // While the network is away the pause between tries stands; a flush may still cut it short.
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

  /** Asks for the server's time and deadline, and keeps the lease, when there is nothing to send. */
  async ping(): Promise<void> {
    if (!this.#options.send || this.#stopped) return
    if (this.#flight || this.#options.sheet.isDirty) return this.flush()
    this.#begin(true)
    await this.#flight
  }

  /** The page may be gone in a moment: one request that outlives it, as much of what is unsent as the browser lets through. */
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

  /** Nothing is sent any more. What is under way may still arrive, its answer is not read. */
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
    // A server that confirms nothing must not be asked without pause.
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

  /** What was sent is not acceptable, though the attempt is still ours. */
  get #isBlocked(): boolean {
    const failure = this.#lastFailure
    return failure !== null && failure.kind === 'refused' && !isTransient(failure)
  }
}

/** No save of this attempt will be taken from here any more. */
const isFinal = ({ status }: Refused) => [401, 404, 405, 409, 410, 501].includes(status)

/** Every call ends: after `milliseconds` it is aborted and counts as unanswered. */
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
