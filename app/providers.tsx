'use client'

import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { CoverFallback } from '@/components/catalog-ui/cover-fallback'
import { LoadingBar } from '@/components/ui/loading-bar'
import { hasPopovers } from '@/components/ui/native-popover'
import { ToasterHost } from '@/components/ui/toaster-host'
import { applyHints, HYDRATED } from '@/lib/boot/hint-cookies'
import { reloadOnMissingChunk } from '@/lib/browser/reload-on-missing-chunk'
import { setImageMarker } from '@/lib/format/image-sources'

// Exported from here so that they are part of a chunk every page loads anyway.
export { LazyNotFound } from '@/components/layout/lazy-not-found'

function replaceMissingPopovers() {
  if (hasPopovers()) return
  let stop: (() => void) | undefined
  let isGone = false
  import('@/components/ui/popover-polyfill').then(
    (found) => {
      if (!isGone) stop = found.polyfillPopovers()
    },
    // Without it the panels stay closed; every link in them is reachable elsewhere too.
    () => undefined,
  )
  return () => {
    isGone = true
    stop?.()
  }
}

const announceHydration = () => {
  dispatchEvent(new Event(HYDRATED))
}

type Props = { children: ReactNode; imageMarker: string }

/** What every page mounts once: toasts, the loading bar, and listeners that spare cards their own code. */
export function Providers({ children, imageMarker }: Props) {
  // Before the children render a picture; the value never changes.
  setImageMarker(imageMarker)
  useLayoutEffect(applyHints, [])
  useEffect(replaceMissingPopovers, [])
  useEffect(() => reloadOnMissingChunk(), [])
  useEffect(announceHydration, [])
  return (
    <>
      {children}
      <CoverFallback />
      <LoadingBar />
      <ToasterHost />
    </>
  )
}
