'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ExaminationDetail } from '@/contract/shop/exams'
import { createBrowserRunner } from '@/lib/exams/browser-runner'
import type { ExamRunner } from '@/lib/exams/exam-runner'
import { bindPageLifecycle } from '@/lib/exams/page-lifecycle'
import { emptyView, type RunnerView } from '@/lib/exams/runner-view'

export type ExamRunnerProps = {
  userId: number
  examinationId: number
  /** Null when the page could not be asked for it: the runner asks itself. */
  detail: ExaminationDetail | null
  /** The page's URL, under which its own reloads are counted. */
  path: string
  isEmbedded: boolean
}

const nothing = () => () => undefined

/** The runner of this page and its state; null until the page has hydrated. */
export function useExamRunner({
  userId,
  examinationId,
  detail,
  path,
  isEmbedded,
}: ExamRunnerProps): {
  runner: ExamRunner | null
  view: RunnerView
} {
  const [runner, setRunner] = useState<ExamRunner | null>(null)
  const [asleep] = useState<RunnerView>(() => ({
    ...emptyView,
    detail,
    phase: detail && !detail.inProgress ? 'intro' : 'loading',
  }))
  // Only the first render's data count: later renders know nothing newer of the attempt.
  const [known] = useState(detail)

  useEffect(() => {
    const own = createBrowserRunner({ userId, examinationId, path, isEmbedded })
    const untie = bindPageLifecycle(own, window)
    setRunner(own)
    void own.open(known)
    return () => {
      untie()
      own.dispose()
      setRunner(null)
    }
  }, [userId, examinationId, path, isEmbedded, known])

  const view = useSyncExternalStore(
    runner?.store.subscribe ?? nothing,
    () => runner?.store.view ?? asleep,
    () => asleep,
  )
  return { runner, view }
}
