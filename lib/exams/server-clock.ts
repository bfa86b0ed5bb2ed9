import { limits } from '@/lib/exams/limits'
import type { Timers } from '@/lib/exams/timers'

type Base = { server: number; now: number; date: number; doubt: number }

/** The server's time, continued by the monotonic clock: a wrong device clock has no effect. After sleep the later of both readings is shown until the next answer. */
export class ServerClock {
  #timers: Pick<Timers, 'now' | 'date'>
  #base: Base | null = null
  #suspect = false

  constructor(timers: Pick<Timers, 'now' | 'date'>) {
    this.#timers = timers
  }

  /** A server time read from an answer, and when that call was sent (`timers.now()`). */
  sync(serverTime: string, sentAt: number): void {
    const server = Date.parse(serverTime)
    if (Number.isNaN(server)) return
    const now = this.#timers.now()
    const doubt = Math.max(0, now - sentAt) / 2
    // A slow answer tells the time badly: a better reading stays until it may have drifted.
    const old = this.#base
    if (old && !this.#suspect && doubt > old.doubt + (now - old.now) / 1_000) return
    this.#base = { server: server + doubt, now, date: this.#timers.date(), doubt }
    this.#suspect = false
  }

  /** A lower bound of the server's time; null before its first answer. Decisions rest on this. */
  now(): number | null {
    return this.#base && this.#base.server + this.#passed(this.#base)
  }

  /** The same, or later where the device may have slept: for display. */
  latest(): number | null {
    const base = this.#base
    if (!base) return null
    const passed = this.#passed(base)
    return base.server + (this.#suspect ? Math.max(passed, this.#passedByDate(base)) : passed)
  }

  /** Whether the device's two clocks diverged since the last check: it slept, or its time was changed. */
  hasJumped(): boolean {
    const base = this.#base
    if (!base || this.#suspect) return false
    this.#suspect = Math.abs(this.#passedByDate(base) - this.#passed(base)) > limits.clockJump
    return this.#suspect
  }

  #passed(base: Base): number {
    return this.#timers.now() - base.now
  }

  #passedByDate(base: Base): number {
    return this.#timers.date() - base.date
  }
}
