'use client'

import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react'
import { type LoadingState, loadingState, onLoadingChange } from '@/lib/browser/loading-state'

// Loaded with its styles at the first wait; offline nothing is shown.
const Waiting = lazy(() =>
  import('@/components/ui/loading-overlay').then(
    (found): { default: ComponentType<{ isBlocking: boolean }> } => ({
      default: found.LoadingOverlay,
    }),
    () => ({ default: () => null }),
  ),
)

const nothing: LoadingState = { pending: 0, blocking: 0 }

/** Shows the loading bar, and covers the page while something blocking is pending. */
export function LoadingBar() {
  const { pending, blocking } = useSyncExternalStore(onLoadingChange, loadingState, () => nothing)
  if (pending === 0) return null
  return (
    <Suspense fallback={null}>
      <Waiting isBlocking={blocking > 0} />
    </Suspense>
  )
}
