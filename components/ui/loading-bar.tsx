'use client'

import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react'
import { type LoadingState, loadingState, onLoadingChange } from '@/lib/browser/loading-state'

const load = () => import('@/components/ui/loading-overlay')

/** For pages that are about to wait: a bar that has to be fetched first would come too late. */
export const preloadLoadingBar = () => void load().catch(() => undefined)

// Loaded with its styles at the first wait; offline nothing is shown.
const Waiting = lazy(() =>
  load().then(
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
