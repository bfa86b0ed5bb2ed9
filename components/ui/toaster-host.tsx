'use client'

import { lazy, Suspense, useSyncExternalStore } from 'react'
import { FallbackToaster } from '@/components/ui/fallback-toaster'
import { isToasterWanted, onToasterWanted } from '@/components/ui/toast'

// It also tells of a lost network, so a failed load must not break the page.
const ToasterView = lazy(() =>
  import('@/components/ui/toaster').then(
    ({ ToasterView }) => ({ default: ToasterView }),
    () => ({ default: FallbackToaster }),
  ),
)

/** Mounted once; empty until the first toast. */
export function ToasterHost() {
  const wanted = useSyncExternalStore(onToasterWanted, isToasterWanted, () => false)
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <ToasterView />
    </Suspense>
  )
}
