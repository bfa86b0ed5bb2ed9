import { limits } from '@/lib/exams/limits'
import type { LocalCopyStore } from '@/lib/exams/local-copies/browser-stores'
import {
  copyKey,
  isCopyKey,
  isCopyKeyOf,
  type LocalCopy,
  leaseCopyKey,
  readCopy,
} from '@/lib/exams/local-copies/copy-format'

const DAY = 86_400_000
/** A store that hangs must not block the exam. */
const STORE_TIMEOUT = 1_500

type Timers = { date: () => number; after: (milliseconds: number, run: () => void) => () => void }

/** Writes the newest text, skipping those overtaken while an earlier write was under way. */
class Writer {
  #store: LocalCopyStore
  #busy: Promise<void> | null = null
  #next: { key: string; text: string } | null = null
  isStored = false

  constructor(store: LocalCopyStore) {
    this.#store = store
  }

  write(key: string, text: string): void {
    this.#next = { key, text }
    this.isStored = false
    this.#busy ??= this.#run()
  }

  /** Settles when everything asked for so far is written, or has failed. */
  async settled(): Promise<void> {
    await this.#busy
  }

  forget(): void {
    this.#next = null
  }

  async #run(): Promise<void> {
    for (let job = this.#next; job; job = this.#next) {
      this.#next = null
      const isWritten = await this.#store.write(job.key, job.text)
      if (this.#next === null) this.isStored = isWritten
    }
    this.#busy = null
  }
}

/** The local copies of an attempt, one per store. Both are written at every change; either is enough to restore it. */
export class LocalCopies {
  #stores: readonly LocalCopyStore[]
  #writers: readonly Writer[]
  #timers: Timers

  constructor(stores: readonly LocalCopyStore[], timers: Timers) {
    this.#stores = stores
    this.#writers = stores.map((store) => new Writer(store))
    this.#timers = timers
  }

  /** Starts writing in all stores before it returns. */
  write(copy: Omit<LocalCopy, 'version' | 'savedAt'>): void {
    const text = JSON.stringify({ version: 1, savedAt: this.#timers.date(), ...copy })
    for (const writer of this.#writers) writer.write(copyKey(copy.userId, copy.examResultId), text)
  }

  /** True when the newest version is written in at least one store. */
  get isStored(): boolean {
    return this.#writers.some((writer) => writer.isStored)
  }

  /** Waits until the writes have ended, but not for ever. */
  async settled(): Promise<void> {
    await this.#within(Promise.all(this.#writers.map((writer) => writer.settled())), [])
  }

  async read(userId: number, examResultId: number): Promise<LocalCopy[]> {
    const key = copyKey(userId, examResultId)
    const texts = await this.#each((store) => store.read(key))
    return texts.map(readCopy).filter((copy): copy is LocalCopy => copy?.userId === userId)
  }

  /** Submissions of this examination that were begun and never confirmed. */
  async findPending(userId: number, examinationId: number): Promise<LocalCopy[]> {
    const keys = new Set((await this.#each((store) => store.keys())).flat())
    const own = [...keys].filter((key) => isCopyKeyOf(key, userId))
    const texts = await Promise.all(own.map((key) => this.#each((store) => store.read(key))))
    return texts
      .flat()
      .map(readCopy)
      .filter(
        (copy): copy is LocalCopy =>
          copy !== null &&
          copy.pending !== null &&
          copy.userId === userId &&
          copy.examinationId === examinationId,
      )
      .sort((a, b) => b.savedAt - a.savedAt)
  }

  /** Removes an attempt that is over. */
  async drop(userId: number, examinationId: number, examResultId: number): Promise<void> {
    for (const writer of this.#writers) writer.forget()
    await this.settled()
    await this.#each(async (store) => {
      await store.remove(copyKey(userId, examResultId))
      await store.remove(leaseCopyKey(userId, examinationId))
    })
  }

  /** Removes old copies, whoever's they are. */
  async purge(): Promise<void> {
    await this.#each(async (store) => {
      for (const key of await store.keys()) {
        if (!isCopyKey(key)) continue
        const copy = readCopy(await store.read(key))
        const age = copy ? this.#timers.date() - copy.savedAt : Number.POSITIVE_INFINITY
        if (age > limits.copyDays * DAY) await store.remove(key)
      }
    })
  }

  /** Whether at least one store works. */
  async probe(userId: number): Promise<boolean> {
    const key = `exam-probe:${userId}`
    const written = await this.#each(async (store) => {
      const isWritten = await store.write(key, '1')
      if (isWritten) await store.remove(key)
      return isWritten
    })
    return written.includes(true)
  }

  async lease(userId: number, examinationId: number): Promise<string | null> {
    const kept = await this.#each((store) => store.read(leaseCopyKey(userId, examinationId)))
    return kept.find((text) => text !== null && /^\S{1,100}$/.test(text)) ?? null
  }

  async storeLease(userId: number, examinationId: number, leaseKey: string): Promise<void> {
    await this.#each((store) => store.write(leaseCopyKey(userId, examinationId), leaseKey))
  }

  /** Reads all stores at once; one that does not answer in time is left out. */
  async #each<T>(ask: (store: LocalCopyStore) => Promise<T>): Promise<T[]> {
    const nothing: T[] = []
    const answers = this.#stores.map((store) =>
      this.#within(
        ask(store).then((answer) => [answer]),
        nothing,
      ),
    )
    return (await Promise.all(answers)).flat()
  }

  #within<T>(work: Promise<T>, otherwise: T): Promise<T> {
    return new Promise((resolve) => {
      const cancel = this.#timers.after(STORE_TIMEOUT, () => resolve(otherwise))
      work.then(
        (value) => {
          cancel()
          resolve(value)
        },
        () => {
          cancel()
          resolve(otherwise)
        },
      )
    })
  }
}
