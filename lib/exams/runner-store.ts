import type { ExamOutcome } from '@/contract/shop/exam-attempts'
import { nextPhase, type Phase, type PhaseEvent } from '@/lib/exams/attempt-phase'
import type { AttemptSession } from '@/lib/exams/attempt-session'
import { emptyView, type RunnerView, viewOf } from '@/lib/exams/runner-view'

/** Events for an app that embeds the page. */
export type RunnerEvent =
  | { type: 'state'; examResultId: number; phase: Phase; hasUnsaved: boolean }
  | ({ type: 'submitted' } & Pick<
      ExamOutcome,
      'examResultId' | 'score' | 'maxScore' | 'markedScore' | 'markedMaxScore'
    >)
  | { type: 'authExpired' }

/** The state the screen shows, and its listeners. */
export class RunnerStore {
  /** The attempt being taken or reviewed. */
  session: AttemptSession | null = null
  #view: RunnerView = emptyView
  #isStale = false
  #listeners = new Set<() => void>()
  #emit: (event: RunnerEvent) => void
  #isClosed = false
  #told = ''

  constructor(emit: (event: RunnerEvent) => void) {
    this.#emit = emit
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The same object until something changes. */
  get view(): RunnerView {
    if (this.#isStale && this.session) this.#view = { ...this.#view, ...viewOf(this.session) }
    this.#isStale = false
    return this.#view
  }

  get phase(): Phase {
    return this.#view.phase
  }

  get isClosed(): boolean {
    return this.#isClosed
  }

  show(change: Partial<RunnerView> = {}): void {
    if (this.#isClosed) return
    this.#view = { ...this.#view, ...change }
    this.#isStale = true
    for (const listener of this.#listeners) listener()
    this.#tellState()
  }

  send(event: PhaseEvent): void {
    this.show({ phase: nextPhase(this.#view.phase, event) })
  }

  emit(event: RunnerEvent): void {
    if (!this.#isClosed) this.#emit(event)
  }

  /** Tells an embedding app whether answers are unsaved, so that it can ask before closing the page. */
  #tellState(): void {
    if (!this.session) return
    const { phase, save } = this.view
    const { examResultId } = this.session.attempt.facts
    const hasUnsaved = save.unsent > 0
    const state = `${examResultId} ${phase} ${hasUnsaved}`
    if (state === this.#told) return
    this.#told = state
    this.emit({ type: 'state', examResultId, phase, hasUnsaved })
  }

  close(): void {
    this.#isClosed = true
    this.#listeners.clear()
  }
}
