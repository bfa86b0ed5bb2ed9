'use client'

import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react'
import { type LoadingState, loadingState, onLoadingChange } from '@/lib/browser/loading-state'

// Fetched with its styles when something is first waited for; without a connection there is nothing to be seen of it.
const Waiting = lazy(() =>
  import('@/components/ui/loading-overlay').then(
    (found): { default: ComponentType<{ isBlocking: boolean }> } => ({
      default: found.LoadingOverlay,
    }),
    () => ({ default: () => null }),
  ),
)

const nothing: LoadingState = { pending: 0, blocking: 0 }

/** The global overlay over whatever the page shows. */
export function LoadingBar() {
  const { pending, blocking } = useSyncExternalStore(onLoadingChange, loadingState, () => nothing)
  if (pending === 0) return null
  return (
    <Suspense fallback={null}>
      <Waiting isBlocking={blocking > 0} />
    </Suspense>
  )
}
