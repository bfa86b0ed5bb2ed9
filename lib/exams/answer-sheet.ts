import type { AnswerResult, AnswerRevs, AnswerValue } from '@/contract/shop/exam-attempts'

export type Answer = { value: AnswerValue; rev: number }
export type Answers = Readonly<Record<string, Answer>>

export type AnswerSheetContent = {
  answers: Answers
  /** The revision of each answer that the server has confirmed. */
  acked: Readonly<AnswerRevs>
  flags: readonly number[]
  flagsUnsent?: boolean
  /** Highest revision known anywhere. */
  lamport: number
}

/** What a save or the submission sends. */
export type Payload = {
  answerResult: AnswerResult
  answerRevs: AnswerRevs
  flags: number[]
}

/** The answers of an attempt. An answer is unsent until the server has confirmed *its* revision; no single save clears them all. */
export class AnswerSheet {
  #answers = new Map<string, Answer>()
  #acked = new Map<string, number>()
  #flags: Set<number>
  #flagsChange = 0
  #flagsAcked = 0
  #lamport: number

  constructor({ answers, acked, flags, flagsUnsent = false, lamport }: AnswerSheetContent) {
    for (const [id, answer] of Object.entries(answers)) this.#answers.set(id, answer)
    for (const [id, rev] of Object.entries(acked)) this.#acked.set(id, rev)
    this.#flags = new Set(flags)
    this.#flagsChange = flagsUnsent ? 1 : 0
    this.#lamport = lamport
  }

  /** `null` clears on purpose; an answer never given stays absent. */
  set(id: string, value: AnswerValue): void {
    this.#lamport += 1
    this.#answers.set(id, { value, rev: this.#lamport })
  }

  toggleFlag(id: number): void {
    if (!this.#flags.delete(id)) this.#flags.add(id)
    this.#flagsChange += 1
  }

  /** Ids whose answer the server does not have, the latest change first. */
  unsent(): string[] {
    return [...this.#answers]
      .filter(([id, { rev }]) => rev > (this.#acked.get(id) ?? 0))
      .sort(([, a], [, b]) => b.rev - a.rev)
      .map(([id]) => id)
  }

  get isDirty(): boolean {
    return this.flagsUnsent || this.unsent().length > 0
  }

  get flagsUnsent(): boolean {
    return this.#flagsChange > this.#flagsAcked
  }

  /** To pass to `confirmFlags` once the flags read now have been saved. */
  get flagsVersion(): number {
    return this.#flagsChange
  }

  /** The server has these revisions, or later ones. Returns whether that was new. */
  confirm(revs: Readonly<AnswerRevs>): boolean {
    let isNews = false
    for (const [id, rev] of Object.entries(revs)) {
      if (rev <= (this.#acked.get(id) ?? 0)) continue
      this.#acked.set(id, rev)
      isNews = true
    }
    return isNews
  }

  confirmFlags(mark: number): void {
    this.#flagsAcked = Math.max(this.#flagsAcked, mark)
  }

  /** The answers named, as many as fit into `bytes`, in the order given. */
  payload(ids: readonly string[], bytes = Number.POSITIVE_INFINITY): Payload {
    const payload: Payload = { answerResult: {}, answerRevs: {}, flags: this.flags }
    let left = bytes - sizeOf(payload.flags) - 256
    for (const id of ids) {
      const answer = this.#answers.get(id)
      if (!answer) continue
      const size =
        bytes === Number.POSITIVE_INFINITY ? 0 : sizeOf(answer.value) + 2 * id.length + 32
      if (size > left) continue
      left -= size
      payload.answerResult[id] = answer.value
      payload.answerRevs[id] = answer.rev
    }
    return payload
  }

  get ids(): string[] {
    return [...this.#answers.keys()]
  }

  get answers(): Record<string, Answer> {
    return Object.fromEntries(this.#answers)
  }

  get values(): Record<string, AnswerValue> {
    return Object.fromEntries([...this.#answers].map(([id, { value }]) => [id, value]))
  }

  get flags(): number[] {
    return [...this.#flags].sort((a, b) => a - b)
  }
}

const encoder = new TextEncoder()
export const sizeOf = (value: unknown): number => encoder.encode(JSON.stringify(value)).length
