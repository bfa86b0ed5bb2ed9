'use client'

import { EmptyState } from '@/components/catalog-ui/empty-state'
import { useReloadOnce } from '@/components/exams/use-reload-once'
import { Button } from '@/components/ui/button'
import { exams } from '@/lib/messages/exams'
import { examsReview } from '@/lib/messages/exams-review'

const CAUSE = 'review'

/** Replaces a result that could not be loaded; reloads by itself, but not in a loop. */
export function ReviewFailed({ path }: { path: string }) {
  useReloadOnce(path, CAUSE, true, false)
  return (
    <div className="wrap section">
      <EmptyState level={1} title={exams.states.failedTitle} text={examsReview.failed}>
        <Button onClick={() => window.location.reload()}>{exams.states.retry}</Button>
      </EmptyState>
    </div>
  )
}

/** The result was loaded: later failures may reload the page again. */
export function ReviewLoaded({ path }: { path: string }) {
  useReloadOnce(path, CAUSE, false, true)
  return null
}
