'use client'

import { useEffect } from 'react'
import { EmptyState } from '@/components/catalog-ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { getUserApp } from '@/contract/shop/accounts'
import { call } from '@/lib/api/browser'
import { UpstreamError } from '@/lib/api/upstream-error'
import { reloadOnce } from '@/lib/browser/reload-once'
import { auth } from '@/lib/messages/auth'
import { paths } from '@/lib/routes/paths'
import { keepPageOn401 } from '@/lib/session/end-browser-session'
import { setSessionNotice } from '@/lib/session/session-notice'

/** A refused call makes the BFF drop the session cookie; then the login page follows. */
async function leave(next: string, isStaying: boolean) {
  try {
    await call(getUserApp, { query: { part: 'user' } }, keepPageOn401)
    if (!isStaying) reloadOnce()
  } catch (error) {
    if (isStaying || !(error instanceof UpstreamError) || error.status !== 401) return
    setSessionNotice()
    window.location.replace(paths.login(next))
  }
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
