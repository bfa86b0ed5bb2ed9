import type { AttemptSession } from '@/lib/exams/attempt-session'
import { backoff } from '@/lib/exams/backoff'
import type { NoResponse, Refused } from '@/lib/exams/call-result'
import { type ExamCall, failureOf, recoveryFor } from '@/lib/exams/error-recovery'
import { limits } from '@/lib/exams/limits'
import type { RunnerOptions } from '@/lib/exams/runner-options'
import type { RunnerStore } from '@/lib/exams/runner-store'
import type { TimerGroup } from '@/lib/exams/timer-group'

type Dependencies = {
  options: RunnerOptions
  store: RunnerStore
  timers: TimerGroup
  /** Loads the exam again after a lost connection. */
  retry: () => Promise<void>
  /** The server allows no new attempt: brings the first page up to date. */
  onStartRefused: () => Promise<void>
}

/** What follows a failed call: the phase shown, a retry, a reload or a new sign-in. */
export class FailureHandler {
  #dependencies: Dependencies
  #offlineTries = 0

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies
  }

  /** The server answers again. */
  reset(): void {
    this.#offlineTries = 0
  }

  /** The exam could not be loaded, or the attempt not started. */
  async openingFailed(call: 'detail' | 'start', failure: NoResponse | Refused): Promise<void> {
    const { store, onStartRefused } = this.#dependencies
    const recovery = recoveryFor(call, failure)
    if (recovery === 'login') return this.#loggedOut()
    if (recovery === 'takenOver') return store.send('takenOver')
    if (recovery === 'missing') return store.send('miss')
    if (recovery === 'reload' && (await this.reload(call))) return
    store.show({ failure: failureOf(failure) })
    if (recovery === 'locked') return store.send('lock')
    if (recovery === 'startRefused') {
      store.send('startRefused')
      return onStartRefused()
    }
    if (recovery === 'offline') this.#retryLater()
    store.send('fail')
  }

  /** The server did not accept answers or the submission of an attempt. */
  async sessionRefused(
    session: AttemptSession,
    call: 'save' | 'submit',
    refused: Refused,
  ): Promise<void> {
    const { store } = this.#dependencies
    const recovery = recoveryFor(call, refused)
    if (recovery === 'login') return this.#loggedOut()
    if (recovery === 'submit') return session.submit('timeUp')
    if (recovery === 'localOnly') session.attempt.disableSaving()
    if (call === 'submit') session.cancelSubmission()
    if (recovery === 'takenOver') return this.takenOver()
    if (recovery === 'missing') return store.send('miss')
    if (call !== 'submit') return store.show()
    store.show({ failure: failureOf(refused) })
    store.send(session.attempt.questions.length > 0 ? 'refused' : 'fail')
  }

  /** Another tab or device continues the attempt. */
  takenOver(): void {
    const { store } = this.#dependencies
    store.session?.stop()
    store.send('takenOver')
  }

  /** Stores everything and reloads, if the guard allows it. */
  async reload(cause: ExamCall): Promise<boolean> {
    const { store, options } = this.#dependencies
    const { guard, copies, reload } = options
    store.session?.attempt.saveLocally()
    await copies.settled()
    const isAllowed = !store.isClosed && guard.mayReload(cause)
    if (isAllowed) reload()
    return isAllowed
  }

  async #loggedOut(): Promise<void> {
    const { store, timers, options } = this.#dependencies
    const { copies, isEmbedded, guard, reload } = options
    store.session?.attempt.saveLocally()
    store.session?.stop()
    store.send('loggedOut')
    store.emit({ type: 'authExpired' })
    await copies.settled()
    if (isEmbedded) return
    timers.later(limits.loginNotice, () => {
      if (guard.mayReload('login')) reload()
    })
  }

  #retryLater(): void {
    const { store, timers, options, retry } = this.#dependencies
    this.#offlineTries += 1
    timers.later(backoff(this.#offlineTries, options.timers.random), () => {
      if (store.phase === 'failed') void retry()
    })
  }
}
