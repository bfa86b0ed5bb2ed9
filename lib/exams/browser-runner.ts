import { browserCalls } from '@/lib/exams/browser-exam-calls'
import { EXAM_EVENT } from '@/lib/exams/exam-event'
import { ExamRunner } from '@/lib/exams/exam-runner'
import { indexedDbStore, localStorageStore } from '@/lib/exams/local-copies/browser-stores'
import { LocalCopies } from '@/lib/exams/local-copies/local-copies'
import { createReloadGuard } from '@/lib/exams/reload-guard'
import type { RunnerEvent } from '@/lib/exams/runner-store'
import { createTabLock } from '@/lib/exams/tab-lock'
import { browserTimers } from '@/lib/exams/timers'
import { setSessionNotice } from '@/lib/session/session-notice'

type Place = { userId: number; examinationId: number; path: string; isEmbedded: boolean }

const openLine = (name: string) =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name)

/** The runner with everything a browser has to offer. */
export function createBrowserRunner({ userId, examinationId, path, isEmbedded }: Place) {
  const runner: ExamRunner = new ExamRunner({
    userId,
    examinationId,
    isEmbedded,
    calls: browserCalls(examinationId),
    timers: browserTimers,
    copies: new LocalCopies(
      [localStorageStore(() => window.localStorage), indexedDbStore(() => window.indexedDB)],
      browserTimers,
    ),
    lock: (onYield) =>
      createTabLock({
        name: `exam:${userId}:${examinationId}`,
        timers: browserTimers,
        locks: navigator.locks ?? null,
        channel: openLine,
        onYield,
      }),
    guard: createReloadGuard(path, () => window.sessionStorage, Date.now),
    reload: () => {
      // The login page then says why it is asked.
      if (runner.store.phase === 'needLogin') setSessionNotice()
      window.location.reload()
    },
    emit: (event: RunnerEvent) => {
      window.dispatchEvent(new CustomEvent<RunnerEvent>(EXAM_EVENT, { detail: event }))
    },
  })
  return runner
}
