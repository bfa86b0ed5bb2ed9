'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { appBridge } from '@/lib/mobile/bridge'
import { interceptLinks } from '@/lib/mobile/intercept-links'

/** Pages of the app are documents: what led here tells whether the app opened the page or a link in one did. */
function cameByLink(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? []
  const isFresh = (entry as PerformanceNavigationTiming | undefined)?.type === 'navigate'
  return isFresh && document.referrer.startsWith(`${location.origin}/mobile/`)
}

/** Connects the page to the app around it, once for all pages of a visit. */
export function AppBridge() {
  const pathname = usePathname()
  const shown = useRef(pathname)

  useEffect(() => {
    const bridge = appBridge()
    const stops = [interceptLinks(bridge, window)]
    let isGone = false
    if (cameByLink()) bridge.post('navigate', { path: location.pathname })
    // An ordinary browser has no app to talk to.
    if (bridge.hasHost)
      void import('@/lib/mobile/attach-bridge').then(({ attachBridge }) => {
        if (!isGone) stops.push(attachBridge(bridge, window))
      })
    return () => {
      isGone = true
      for (const stop of stops) stop()
    }
  }, [])

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    appBridge().post('navigate', { path: pathname })
  }, [pathname])

  return null
}
