'use client'

import { useEffect } from 'react'
import { createReloadGuard } from '@/lib/exams/reload-guard'

/**
 * A failed exam call reloads the page, as often as the guard allows; a lost network does not, as a reload
 * would show less.
 */
export function useReloadOnce(path: string, cause: string, failed: boolean, works: boolean): void {
  useEffect(() => {
    const guard = createReloadGuard(path, () => window.sessionStorage, Date.now)
    if (works) guard.settle(cause)
    if (failed && guard.mayReload(cause)) window.location.reload()
  }, [path, cause, failed, works])
}
