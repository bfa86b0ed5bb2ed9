import { limits } from '@/lib/exams/limits'
import type { SaveReply } from '@/lib/exams/save-queue'
import { ServerClock } from '@/lib/exams/server-clock'
import type { Timers } from '@/lib/exams/timers'

const LONGEST_SLEEP = 600_000

type Options = { timers: Timers; onPassed: () => void; onMoved: () => void }

/** When an attempt ends, by the server's clock alone. */
export class Deadline {
  #options: Options
  #clock: ServerClock
  #at: number | null = null
  #isKnown = false
  #isPassed = false
  #cancel: (() => void) | null = null

  constructor(options: Options) {
    this.#options = options
    this.#clock = new ServerClock(options.timers)
  }

  /** What an answer says of time; `sentAt` is when its call was sent. */
  sync({ serverTime, deadline }: Pick<SaveReply, 'serverTime' | 'deadline'>, sentAt: number): void {
    this.#clock.sync(serverTime, sentAt)
    const at = deadline === null ? null : Date.parse(deadline)
    const isMoved =
      at === null || this.#at === null
        ? at !== this.#at
        : Math.abs(at - this.#at) > limits.clockNews
    if (isMoved || !this.#isKnown) {
      if (this.#isKnown) this.#options.onMoved()
      this.#at = at
    }
    this.#isKnown = true
    this.#arm()
  }

  /** Milliseconds left to show, the smaller where this machine may have slept; null without a limit. */
  get left(): number | null {
    const now = this.#clock.latest()
    return this.#at === null || now === null ? null : this.#at - now
  }

  get isTimed(): boolean {
    return this.#at !== null
  }

  /** True once after sleep or a change of the machine's time: ask the server again. */
  hasJumped(): boolean {
    return this.#clock.hasJumped()
  }

  stop(): void {
    this.#cancel?.()
    this.#cancel = null
  }

  #arm(): void {
    this.stop()
    const now = this.#clock.now()
    if (this.#at === null || now === null || this.#isPassed) return
    const left = this.#at - now
    const { timers, onPassed } = this.#options
    this.#cancel = timers.after(Math.min(Math.max(0, left), LONGEST_SLEEP), () => {
      if (left > LONGEST_SLEEP) return this.#arm()
      this.#isPassed = true
      onPassed()
    })
  }
}
