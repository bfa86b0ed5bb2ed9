import { browserCalls } from '@/lib/exam/browser-calls'
import { indexedDbStore, localStorageStore } from '@/lib/exam/copy-stores'
import { EXAM_EVENT } from '@/lib/exam/exam-event'
import { ExamRunner } from '@/lib/exam/exam-runner'
import { LocalCopies } from '@/lib/exam/local-copies'
import { createReloadGuard } from '@/lib/exam/reload-guard'
import type { RunnerEvent } from '@/lib/exam/runner-store'
import { createTabLock } from '@/lib/exam/tab-lock'
import { browserTimers } from '@/lib/exam/timers'
import { leaveWord } from '@/lib/session/session-word'

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
      if (runner.store.phase === 'needLogin') leaveWord()
      window.location.reload()
    },
    emit: (event: RunnerEvent) => {
      window.dispatchEvent(new CustomEvent<RunnerEvent>(EXAM_EVENT, { detail: event }))
    },
  })
  return runner
}
