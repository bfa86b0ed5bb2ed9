import { type CallResult, silent } from '@/lib/exams/call-result'
import type { ExamCalls } from '@/lib/exams/exam-calls'
import { type ModelServer, refused } from '@/lib/exams/simulation/model-server'
import type { VirtualTime } from '@/lib/exams/simulation/virtual-time'

export type Weather = {
  /** Mean one-way delay in milliseconds. */
  delay: number
  /** Share of messages lost, each way. */
  loss: number
  /** Share of calls answered with 503 by something in between, without reaching the server. */
  errors: number
  /** Without connection for `gap` milliseconds in every `period`; 0 for never. */
  period: number
  gap: number
}

export const weathers = {
  normal: { delay: 120, loss: 0.002, errors: 0, period: 0, gap: 0 },
  bad: { delay: 250, loss: 0.04, errors: 0.03, period: 120_000, gap: 45_000 },
} satisfies Record<string, Weather>

/** The way between one machine and the server. */
export class Network {
  readonly calls = { count: 0, saves: 0 }
  #time: VirtualTime
  #weather: Weather
  #random: () => number
  #phase: number

  constructor(time: VirtualTime, weather: Weather, random: () => number) {
    this.#time = time
    this.#weather = weather
    this.#random = random
    this.#phase = random() * weather.period
  }

  isOnline(at = this.#time.now()): boolean {
    const { period, gap } = this.#weather
    return period === 0 || (at + this.#phase) % period >= gap
  }

  /** Milliseconds of connection between two moments. */
  usable(from: number, to: number): number {
    let sum = 0
    for (let at = from; at < to; at += 250) if (this.isOnline(at)) sum += Math.min(250, to - at)
    return sum
  }

  /** The calls of one page; what it sends still arrives when it is killed, what comes back then is heard by nobody. */
  callsTo(server: ModelServer, isAlive: () => boolean): ExamCalls {
    const by =
      <B, T>(serve: (body: B) => CallResult<T>) =>
      (body: B) =>
        this.#carry(() => serve(body), isAlive)
    const save = by(server.save)
    return {
      detail: by(server.detail),
      start: by(server.start),
      save: (body) => {
        this.calls.saves += 1
        return save(body)
      },
      submit: by(server.submit),
    }
  }

  async #carry<T>(serve: () => CallResult<T>, isAlive: () => boolean): Promise<CallResult<T>> {
    this.calls.count += 1
    if (!this.isOnline()) {
      await this.#time.wait(50)
      return this.#heard(silent, isAlive)
    }
    await this.#way()
    if (this.#chance(this.#weather.loss) || !this.isOnline()) return this.#lost()
    if (this.#chance(this.#weather.errors)) return this.#heard(refused(503), isAlive)
    const outcome = serve()
    await this.#way()
    if (this.#chance(this.#weather.loss) || !this.isOnline()) return this.#lost()
    return this.#heard(outcome, isAlive)
  }

  #chance(share: number): boolean {
    return this.#random() < share
  }

  #way(): Promise<void> {
    return this.#time.wait(this.#weather.delay * (0.5 + this.#random()))
  }

  /** Neither answer nor error: only the caller's own patience ends it. */
  #lost(): Promise<never> {
    return new Promise(() => undefined)
  }

  #heard<T>(outcome: CallResult<T>, isAlive: () => boolean): Promise<CallResult<T>> {
    return isAlive() ? Promise.resolve(outcome) : this.#lost()
  }
}
