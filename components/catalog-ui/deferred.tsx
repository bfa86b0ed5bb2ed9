'use client'

import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { useIsInBrowser } from '@/components/ui/use-is-hydrated'

/**
 * What lies below the first window. It stands in the document like anything else; a page that is come to without a reload shows it a
 * frame after the rest, so that a press is answered sooner.
 */
export function NextFrame({ children }: { children: ReactNode }) {
  const isInBrowser = useIsInBrowser()
  const [isShown, setShown] = useState(!isInBrowser)
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setShown(true)))
    return () => cancelAnimationFrame(frame)
  }, [])
  return isShown ? children : null
}
