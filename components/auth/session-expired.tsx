'use client'

import { useEffect } from 'react'
import { EmptyState } from '@/components/catalog-ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { getUserApp } from '@/contract/shop/accounts'
import { logout } from '@/contract/shop/auth'
import { call } from '@/lib/api/browser'
import { UpstreamError } from '@/lib/api/upstream-error'
import { reloadOnce } from '@/lib/browser/reload-once'
import { auth } from '@/lib/messages/auth'
import { paths } from '@/lib/routes/paths'
import { endBrowserSession, keepPageOn401 } from '@/lib/session/end-browser-session'
import { setSessionNotice } from '@/lib/session/session-notice'

/** True when the session is over for the upstream as a whole, and has been dropped here. */
async function isOver(isStaying: boolean): Promise<boolean> {
  try {
    await call(getUserApp, { query: { part: 'user' } }, keepPageOn401)
    // It may have been renewed meanwhile: one more look. Refused again, or where nobody looks again, it is given up.
    if (!isStaying && reloadOnce()) return false
    await call(logout, {}, keepPageOn401)
    return true
  } catch (error) {
    return error instanceof UpstreamError && error.status === 401
  }
}

/** The page was refused to this session: it ends, in the header too, and the login page follows. */
async function leave(next: string, isStaying: boolean) {
  if (!(await isOver(isStaying))) return
  endBrowserSession({ reload: false })
  if (isStaying) return
  setSessionNotice()
  window.location.replace(paths.login(next))
}

/**
 * Shown where the upstream no longer knows the session. With `isStaying` only the cookie is dropped and
 * the page is not reloaded.
 */
export function SessionExpired({ next, isStaying = false }: { next: string; isStaying?: boolean }) {
  useEffect(() => {
    void leave(next, isStaying)
  }, [next, isStaying])
  return (
    <EmptyState level={1} title={auth.sessionOver.title} text={auth.sessionOver.text}>
      <LinkButton href={paths.login(next)}>{auth.toLogin}</LinkButton>
    </EmptyState>
  )
}
