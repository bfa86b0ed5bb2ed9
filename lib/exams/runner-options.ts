import type { ExamCalls } from '@/lib/exams/exam-calls'
import type { LocalCopies } from '@/lib/exams/local-copies/local-copies'
import type { ReloadGuard } from '@/lib/exams/reload-guard'
import type { RunnerEvent } from '@/lib/exams/runner-store'
import type { TabLock } from '@/lib/exams/tab-lock'
import type { Timers } from '@/lib/exams/timers'

export type RunnerOptions = {
  userId: number
  examinationId: number
  calls: ExamCalls
  timers: Timers
  copies: LocalCopies
  /** The lock of this examination among the tabs of this browser; `onYield` is called when another takes it. */
  lock: (onYield: () => Promise<void>) => TabLock
  guard: ReloadGuard
  reload: () => void
  /** In the app's webview the app signs in; the page does not reload itself. */
  isEmbedded: boolean
  emit?: (event: RunnerEvent) => void
}
