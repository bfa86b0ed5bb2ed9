'use client'

import { lazy, Suspense, useSyncExternalStore } from 'react'
import { FallbackToaster } from '@/components/ui/fallback-toaster'
import { isToasterWanted, onToasterWanted } from '@/components/ui/toast'

// It tells of a lost network too, so it may not be lost with it: a program that cannot be fetched would take the page along.
const ToasterView = lazy(() =>
  import('@/components/ui/toaster').then(
    ({ ToasterView }) => ({ default: ToasterView }),
    () => ({ default: FallbackToaster }),
  ),
)

/** Mounted once; stays empty until the first message. */
export function ToasterHost() {
  const wanted = useSyncExternalStore(onToasterWanted, isToasterWanted, () => false)
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <ToasterView />
    </Suspense>
  )
}
