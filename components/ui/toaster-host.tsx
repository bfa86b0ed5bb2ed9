'use client'

import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { FallbackToaster } from '@/components/ui/fallback-toaster'
import { isToasterWanted, onToasterWanted } from '@/components/ui/toast'

// It also tells of a lost network, so a failed load must not break the page.
const loadToaster = () =>
  import('@/components/ui/toaster').then(
    ({ ToasterView }): ComponentType => ToasterView,
    () => FallbackToaster,
  )

/** Mounted once; empty until the first toast. Without Suspense, which would hold the first toast back for a third of a second. */
export function ToasterHost() {
  const wanted = useSyncExternalStore(onToasterWanted, isToasterWanted, () => false)
  const [View, setView] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (wanted) loadToaster().then((loaded) => setView(() => loaded))
  }, [wanted])
  return View ? <View /> : null
}
