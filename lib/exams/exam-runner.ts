import type { AnswerValue, ExamOutcome } from '@/contract/shop/exam-attempts'
import type { ExaminationDetail } from '@/contract/shop/exams'
import type { AttemptData } from '@/lib/exams/active-attempt'
import { isOpen } from '@/lib/exams/attempt-phase'
import { AttemptSession } from '@/lib/exams/attempt-session'
import { FailureHandler } from '@/lib/exams/failure-handler'
import type { RunnerOptions } from '@/lib/exams/runner-options'
import { RunnerStore } from '@/lib/exams/runner-store'
import {
  fetchDetail,
  pendingSubmission,
  type StartedAttempt,
  startAttempt,
} from '@/lib/exams/start-attempt'
import type { TabLock } from '@/lib/exams/tab-lock'
import { TimerGroup } from '@/lib/exams/timer-group'

/** Runs an exam from its first page to its result, without React or DOM; `bindPageLifecycle` connects it to a page. */
export class ExamRunner {
  readonly store: RunnerStore
  #options: RunnerOptions
  #lock: TabLock
  #timers: TimerGroup
  #failures: FailureHandler
  #isBusy = false
  #isStartWanted = false
  #isHidden = false

  constructor(options: RunnerOptions) {
    this.#options = options
    this.store = new RunnerStore((event) => options.emit?.(event))
    this.#timers = new TimerGroup(options.timers)
    this.#failures = new FailureHandler({
      options,
      store: this.store,
      timers: this.#timers,
      retry: () => this.retryNow(),
      onStartRefused: async () => {
        await this.#refreshDetail()
        // The page may be older than the submission that ended the attempt.
        await this.#resumePendingSubmission()
      },
    })
    this.#lock = options.lock(async () => {
      const { session } = this.store
      if (!session || session.isSubmitting) return
      await session.lastSave()
      this.#failures.takenOver()
    })
  }

  /** Starts from the detail the page was rendered with, or fetches it. */
  async open(known: ExaminationDetail | null): Promise<void> {
    const { copies, userId } = this.#options
    void copies.purge()
    void copies.probe(userId).then((hasLocal) => this.store.show({ hasLocal }))
    const detail = known ?? (await this.#ask())
    if (!detail) return
    this.store.show({ detail })
    if (detail.inProgress) return this.#begin({ resume: true })
    // The start button stays while this device's copies are read: it may be under a finger.
    if (known) this.store.send('detailed')
    if (await this.#resumePendingSubmission()) return
    if (this.#isStartWanted) await this.#begin({})
    else this.store.send('detailed')
  }

  /** Starts a new attempt or continues the open one; retried after a lost connection. */
  async start(): Promise<void> {
    this.#isStartWanted = true
    await this.#begin({})
  }

  /** Continues here what is open in another tab or on another device; a finished attempt is not started again. */
  async takeOver(): Promise<void> {
    const detail = await this.#ask()
    if (!detail) return
    this.store.show({ detail })
    if (detail.inProgress) await this.#begin({ takeOver: true, resume: true })
    else this.store.send('endedElsewhere')
  }

  answer(id: number, value: AnswerValue): void {
    if (!isOpen(this.store.phase)) return
    this.store.session?.attempt.answer(id, value)
    this.store.show()
  }

  toggleFlag(id: number): void {
    if (!isOpen(this.store.phase)) return
    this.store.session?.attempt.toggleFlag(id)
    this.store.show()
  }

  go(index: number): void {
    this.store.session?.attempt.go(index)
    this.store.show()
  }

  ask(): void {
    void this.store.session?.attempt.queue.flush()
    this.store.send('ask')
  }

  cancel(): void {
    this.store.send('cancel')
  }

  async submit(): Promise<void> {
    if (isOpen(this.store.phase)) await this.store.session?.submit('user')
  }

  /** The person does not want to wait, or the network is back. */
  async retryNow(): Promise<void> {
    if (this.store.phase !== 'failed' && this.store.phase !== 'needLogin') {
      this.store.session?.retryNow()
      return
    }
    this.#timers.clear()
    this.store.send('reopen')
    this.store.show({ failure: null })
    await this.open(null)
  }

  /** The browser is online again. */
  online(): void {
    const { phase, failure } = this.store.view
    if (phase === 'failed' ? failure?.isOffline : phase !== 'needLogin') void this.retryNow()
  }

  /** Milliseconds left to show; also detects that the device has slept. */
  tick(): number | null {
    this.store.session?.checkClock()
    return this.store.session?.left ?? null
  }

  /** The page is hidden and may not come back. */
  hide(): void {
    this.#isHidden = true
    this.store.session?.attempt.saveLocally()
    this.store.session?.attempt.queue.flushOnHide()
  }

  /** The page is visible again. */
  show(): void {
    this.#isHidden = false
    this.store.session?.retryNow()
    if (this.store.phase === 'takenOver') void this.#checkIfSubmittedElsewhere()
  }

  /** Leaving now would lose answers: neither the server nor this device has them. */
  get hasUnsavedChanges(): boolean {
    return Boolean(this.store.session?.attempt.isDirty) && !this.#options.copies.isStored
  }

  dispose(): void {
    this.store.close()
    this.#timers.clear()
    this.store.session?.stop()
    this.#lock.release()
  }

  async #ask(): Promise<ExaminationDetail | null> {
    const outcome = await fetchDetail(this.#options)
    if (this.store.isClosed) return null
    if (outcome.kind === 'ok') {
      this.#options.guard.settle('detail')
      this.#options.guard.settle('login')
      this.#failures.reset()
      return outcome.data
    }
    await this.#failures.openingFailed('detail', outcome)
    return null
  }

  async #begin({ takeOver = false, resume = false }): Promise<void> {
    if (this.#isBusy) return
    this.#isBusy = true
    this.store.send('start')
    const dependencies = { ...this.#options, lock: this.#lock }
    const known = this.store.view.detail
    const opening = await startAttempt(dependencies, { takeOver, resume, known })
    this.#isBusy = false
    if (this.store.isClosed) return
    if (opening.kind !== 'failed' || opening.outcome.kind !== 'silent') this.#isStartWanted = false
    if (opening.kind === 'elsewhere') this.store.send('takenOver')
    else if (opening.kind === 'failed') await this.#failures.openingFailed('start', opening.outcome)
    else this.#opened(opening)
  }

  #opened({ attempt: facts, sentAt, detail, merged, copy }: StartedAttempt): void {
    this.#options.guard.settle('start')
    this.store.session?.stop()
    const { index = 0, pending = null } = copy ?? {}
    const questions = detail.questionActives
    const session = this.#newSession({ facts, questions, merged, index, pending })
    session.attempt.saveLocally()
    this.store.show({ detail, failure: null, outcome: null })
    if (pending) {
      session.resumeSubmission()
    } else {
      this.store.send('started')
      session.begin(facts, sentAt, () => isOpen(this.store.phase) && !this.#isHidden)
    }
  }

  #newSession(own: AttemptData): AttemptSession {
    const { store } = this
    const session = new AttemptSession(own, this.#options, {
      onChange: () => store.show(),
      onDeadlineMoved: () => store.show({ deadlineChanges: store.view.deadlineChanges + 1 }),
      onTimeUp: () => {
        if (!isOpen(store.phase)) return
        store.send('timeUp')
        session.submitSoon()
      },
      onSubmit: () => store.send('submit'),
      onUnsent: () => store.send('unsent'),
      onStuck: () => void this.#failures.reload('submit'),
      onAccepted: (outcome, message) => void this.#accepted(session, outcome, message),
      onRefused: (call, refused) => void this.#failures.sessionRefused(session, call, refused),
    })
    store.session = session
    return session
  }

  async #accepted(session: AttemptSession, outcome: ExamOutcome, message?: string): Promise<void> {
    const { userId, examinationId, copies, guard } = this.#options
    session.stop()
    this.store.session = null
    guard.settle('submit')
    this.store.show({ outcome, successMessage: message ?? null, failure: null })
    this.store.send('accepted')
    const { examResultId, score, maxScore, markedScore, markedMaxScore } = outcome
    this.store.emit({
      ...{ type: 'submitted', examResultId, score, maxScore },
      ...{ markedScore, markedMaxScore },
    })
    await copies.drop(userId, examinationId, session.attempt.facts.examResultId)
    this.#lock.release()
    await this.#refreshDetail()
    const { detail } = this.store.view
    // The refresh failed: whether another attempt is allowed, the server says at the next start.
    if (detail?.inProgress)
      this.store.show({ detail: { ...detail, inProgress: false, hasResult: true } })
  }

  /** The other page may have submitted by now; a failure of this check is not shown. */
  async #checkIfSubmittedElsewhere(): Promise<void> {
    const asked = await fetchDetail(this.#options)
    if (asked.kind !== 'ok' || asked.data.inProgress || this.store.phase !== 'takenOver') return
    this.store.show({ detail: asked.data })
    this.store.send('endedElsewhere')
  }

  /** Sends again a submission that was never confirmed here: the server answers with its result. */
  async #resumePendingSubmission(): Promise<boolean> {
    const { copies, userId, examinationId } = this.#options
    const [copy] = await copies.findPending(userId, examinationId)
    if (!copy?.pending || this.store.isClosed) return false
    // Pressed meanwhile.
    if (this.#isBusy || this.store.session) return false
    this.#newSession(pendingSubmission(copy, copy.pending)).resumeSubmission()
    return true
  }

  /** Updates attempts and results on the first page. */
  async #refreshDetail(): Promise<void> {
    const detail = await fetchDetail(this.#options)
    if (detail.kind === 'ok') this.store.show({ detail: detail.data })
  }
}
