import type { Timers } from '@/lib/exams/timers'

type Job = { at: number; order: number; run: () => void; isOff: boolean }

/** Lets everything that waits for promises only go on, before time does. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Time that passes only when told: hours of an exam in milliseconds, always in the same order. */
export class VirtualTime implements Timers {
  #now = 0
  #offset = Date.UTC(2026, 10, 21, 1)
  #order = 0
  #jobs: Job[] = []
  readonly random: () => number

  constructor(random: () => number = () => 0.5) {
    this.random = random
  }

  now = (): number => this.#now
  date = (): number => this.#now + this.#offset

  after = (milliseconds: number, run: () => void): (() => void) => {
    const job: Job = {
      at: this.#now + Math.max(0, milliseconds),
      order: this.#order,
      run,
      isOff: false,
    }
    this.#order += 1
    this.#insert(job)
    return () => {
      job.isOff = true
    }
  }

  readonly wait = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => this.after(milliseconds, resolve))

  /** The machine's clock is set, or goes on while the other stands still in sleep. */
  shiftDate(milliseconds: number): void {
    this.#offset += milliseconds
  }

  /** Lets time pass, and everything that falls due in it happen. */
  async advance(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds
    await settled()
    for (let job = this.#jobs[0]; job && job.at <= end; job = this.#jobs[0]) {
      this.#jobs.shift()
      if (job.isOff) continue
      this.#now = job.at
      job.run()
      await settled()
    }
    this.#now = end
  }

  #insert(job: Job): void {
    let [low, high] = [0, this.#jobs.length]
    while (low < high) {
      const middle = (low + high) >> 1
      const other = this.#jobs[middle]
      if (other && (other.at < job.at || (other.at === job.at && other.order < job.order)))
        low = middle + 1
      else high = middle
    }
    this.#jobs.splice(low, 0, job)
  }
}
