import type { Timers } from '@/lib/exams/timers'

/** Timers that can be cleared together. */
export class TimerGroup {
  #timers: Pick<Timers, 'after'>
  #cancels = new Set<() => void>()

  constructor(timers: Pick<Timers, 'after'>) {
    this.#timers = timers
  }

  later(milliseconds: number, run: () => void): void {
    const cancel = this.#timers.after(milliseconds, () => {
      this.#cancels.delete(cancel)
      run()
    })
    this.#cancels.add(cancel)
  }

  every(milliseconds: number, run: () => void): void {
    this.later(milliseconds, () => {
      run()
      this.every(milliseconds, run)
    })
  }

  clear(): void {
    for (const cancel of this.#cancels) cancel()
    this.#cancels.clear()
  }
}
