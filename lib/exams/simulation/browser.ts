import type { ExamCalls } from '@/lib/exams/exam-calls'
import { ExamRunner } from '@/lib/exams/exam-runner'
import { LocalCopies } from '@/lib/exams/local-copies/local-copies'
import { createReloadGuard } from '@/lib/exams/reload-guard'
import type { RunnerEvent } from '@/lib/exams/runner-store'
import { browserStores, type MemoryStore } from '@/lib/exams/simulation/memory-stores'
import type { VirtualTime } from '@/lib/exams/simulation/virtual-time'
import type { TabLock } from '@/lib/exams/tab-lock'

const freeLock: TabLock = { claim: async () => true, release: () => undefined }

type Options = {
  time: VirtualTime
  calls: (isAlive: () => boolean) => ExamCalls
  stores?: MemoryStore[]
  userId?: number
  lock?: (onYield: () => Promise<void>) => TabLock
}

/** A browser that can be killed: the page goes, its stores stay as far as they had reached the disk. */
export class Browser {
  readonly reloads: number[] = []
  readonly events: RunnerEvent[] = []
  readonly stores: MemoryStore[]
  #options: Options
  #life = 0
  #runner: ExamRunner | null = null
  #session = new Map<string, string>()

  constructor(options: Options) {
    this.#options = options
    const { indexedDb, local } = browserStores(options.time)
    this.stores = options.stores ?? [indexedDb, local]
  }

  get runner(): ExamRunner {
    if (!this.#runner) throw new Error('the page is closed')
    return this.#runner
  }

  get isOpen(): boolean {
    return this.#runner !== null
  }

  /** Opens the page; what it knew before is gone. */
  open(): ExamRunner {
    this.close()
    const { time, calls, userId = 7, lock = () => freeLock } = this.#options
    this.#life += 1
    const life = this.#life
    const isAlive = () => life === this.#life
    const timers = {
      ...time,
      random: time.random,
      after: (milliseconds: number, run: () => void) =>
        time.after(milliseconds, () => {
          if (isAlive()) run()
        }),
    }
    const session = this.#session
    const runner = new ExamRunner({
      userId,
      examinationId: 1,
      calls: calls(isAlive),
      timers,
      copies: new LocalCopies(this.stores, timers),
      lock,
      guard: createReloadGuard(
        '/bai-kiem-tra/1',
        () => ({
          getItem: (key) => session.get(key) ?? null,
          setItem: (key, value) => void session.set(key, value),
          removeItem: (key) => void session.delete(key),
        }),
        time.date,
      ),
      reload: () => {
        this.reloads.push(time.now())
        this.#runner?.hide()
        void this.open().open(null)
      },
      isEmbedded: false,
      emit: (event) => this.events.push(event),
    })
    this.#runner = runner
    return runner
  }

  /** The page is gone, as after a closed tab; its stores are whole. */
  close(): void {
    this.#life += 1
    this.#runner = null
  }

  /** The whole browser is killed. */
  kill(): void {
    this.close()
    for (const store of this.stores) store.crash()
  }
}
