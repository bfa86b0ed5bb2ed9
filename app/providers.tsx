'use client'

import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { CoverFallback } from '@/components/catalog-ui/cover-fallback'
import { LoadingBar } from '@/components/ui/loading-bar'
import { ToasterHost } from '@/components/ui/toaster-host'
import { applyHints, HYDRATED } from '@/lib/boot/hint-cookies'
import { hasPopovers } from '@/lib/browser/native-popover'
import { reloadOnMissingChunk } from '@/lib/browser/reload-on-missing-chunk'
import { setImageMarker } from '@/lib/format/image-sources'

// Exported from here so that they are part of a chunk every page loads anyway.
export { LazyNotFound } from '@/components/layout/lazy-not-found'

async function replaceMissingPopovers() {
  try {
    const { apply } = await import('@oddbird/popover-polyfill/fn')
    // In the lowest layer, where the browser's own style of panels would stand.
    apply({ layerName: 'theme' })
  } catch {
    // Without it the panels stay closed; every link in them is reachable elsewhere too.
  }
}

/** Loaded by itself: a form is submitted long after its page has come. Without it a page works as it did. */
const loadFilledFields = () =>
  import('@/lib/browser/hear-filled-fields').then(
    ({ hearFilledFields }) => void hearFilledFields(document),
    () => undefined,
  )

/** Presses that were held until now are made: not before what answers them is there. */
function announceHydration() {
  const announce = () => dispatchEvent(new Event(HYDRATED))
  if (hasPopovers()) announce()
  else void replaceMissingPopovers().then(announce)
}

type Props = { children: ReactNode; imageMarker: string }

/** What every page mounts once: toasts, the loading bar, and listeners that spare cards their own code. */
export function Providers({ children, imageMarker }: Props) {
  // Before the children render a picture; the value never changes.
  setImageMarker(imageMarker)
  useLayoutEffect(applyHints, [])
  useEffect(() => reloadOnMissingChunk(), [])
  useEffect(() => void loadFilledFields(), [])
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
