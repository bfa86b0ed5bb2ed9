import type { AnswerValue, Attempt } from '@/contract/shop/exam-attempts'
import type { QuestionActive } from '@/contract/shop/exams'
import { AnswerSheet, type Payload, sizeOf } from '@/lib/exams/answer-sheet'
import type { CallResult, Refused } from '@/lib/exams/call-result'
import { limits } from '@/lib/exams/limits'
import type { LocalCopy } from '@/lib/exams/local-copies/copy-format'
import type { LocalCopies } from '@/lib/exams/local-copies/local-copies'
import type { MergedAnswers } from '@/lib/exams/merge-answers'
import { normaliseAnswer } from '@/lib/exams/normalise-answer'
import { SaveQueue, type SaveReply, type Sending } from '@/lib/exams/save-queue'
import type { Timers } from '@/lib/exams/timers'

export type SaveBody = Payload & { examResultId: number; leaseKey: string }
export type Pending = NonNullable<LocalCopy['pending']>

type Facts = Pick<Attempt, 'examResultId' | 'examinationId' | 'leaseKey' | 'attemptNo' | 'canSave'>

export type AttemptData = {
  facts: Facts
  questions: readonly QuestionActive[]
  merged: MergedAnswers
  index: number
  pending: Pending | null
}

type Options = AttemptData & {
  userId: number
  copies: LocalCopies
  timers: Timers
  save: (body: SaveBody, sending: Sending) => Promise<CallResult<SaveReply>>
  onChange: () => void
  onReply: (reply: SaveReply, sentAt: number) => void
  onRefused: (refused: Refused) => void
}

/** An open attempt: its answers, their local copies and the queue that saves them. */
export class ActiveAttempt {
  readonly facts: Facts
  readonly questions: readonly QuestionActive[]
  readonly restored: number
  pending: Pending | null
  index: number
  #sheet: AnswerSheet
  #queue: SaveQueue
  #options: Options
  #isOurs = true

  constructor(options: Options) {
    this.#options = options
    this.facts = options.facts
    this.questions = options.questions
    this.restored = options.merged.restored
    this.pending = options.pending
    this.index = Math.min(options.index, Math.max(0, options.questions.length - 1))
    this.#sheet = new AnswerSheet(options.merged)
    this.#queue = this.#newQueue(options.facts.canSave)
  }

  get values() {
    return this.#sheet.values
  }
  get flags() {
    return this.#sheet.flags
  }
  get queue(): SaveQueue {
    return this.#queue
  }
  /** Answers the server does not have yet. */
  get unsent(): number {
    return this.#sheet.unsent().length
  }
  get isDirty(): boolean {
    return this.#sheet.isDirty
  }

  answer(id: number, value: AnswerValue): void {
    this.#sheet.set(String(id), normaliseAnswer(value))
    this.saveLocally()
    this.#queue.answersChanged()
  }

  toggleFlag(id: number): void {
    this.#sheet.toggleFlag(id)
    this.saveLocally()
    void this.#queue.flush()
  }

  go(index: number): void {
    if (index < 0 || index >= this.questions.length) return
    this.index = index
    this.saveLocally()
    void this.#queue.flush()
  }

  /** Starts writing the local copies. */
  saveLocally(): void {
    if (!this.#isOurs) return
    const { userId, copies, facts } = this.#options
    copies.write({
      userId,
      examinationId: facts.examinationId,
      examResultId: facts.examResultId,
      answers: this.#sheet.answers,
      flags: this.#sheet.flags,
      flagsUnsent: this.#sheet.flagsUnsent,
      index: this.index,
      pending: this.pending,
    })
  }

  /** Another tab or device continues: nothing is written here any more. */
  release(): void {
    this.#isOurs = false
    this.#queue.stop()
  }

  /** The upstream stores no drafts after all. */
  disableSaving(): void {
    this.#queue.stop()
    this.#queue = this.#newQueue(false)
  }

  /** All answers, unsent ones first should they not fit into one call; the server adds what it has. */
  fullPayload(): Payload {
    const unsent = this.#sheet.unsent()
    const others = this.#sheet.ids.filter((id) => !unsent.includes(id))
    return this.#sheet.payload(
      [...unsent, ...others],
      this.#queue.state === 'localOnly' ? undefined : limits.bodyBytes,
    )
  }

  /** Saves beforehand what does not fit into one submission. */
  async saveOverflow(): Promise<void> {
    for (let round = 0; round < 5 && sizeOf(this.#sheet.answers) > limits.bodyBytes; round++) {
      const before = this.unsent
      await this.#queue.flush()
      if (this.unsent === 0 || this.unsent === before) return
    }
  }

  #newQueue(canSave: boolean): SaveQueue {
    const { timers, save, facts, onChange, onReply, onRefused } = this.#options
    const { examResultId, leaseKey } = facts
    return new SaveQueue({
      sheet: this.#sheet,
      send: canSave
        ? (payload, sending) => save({ examResultId, leaseKey, ...payload }, sending)
        : null,
      timers,
      onChange,
      onReply: (reply, sentAt) => {
        this.saveLocally()
        onReply(reply, sentAt)
      },
      onRefused,
    })
  }
}
