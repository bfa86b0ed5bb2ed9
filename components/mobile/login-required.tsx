'use client'

import { useEffect } from 'react'
import { EmptyState } from '@/components/catalog-ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { mobile } from '@/lib/messages/mobile'
import { appBridge } from '@/lib/mobile/bridge'
import { paths } from '@/lib/routes/paths'

const here = () => {
  const { pathname, search } = window.location
  return pathname === paths.mobile.loginNeeded() ? null : pathname + search
}

/**
 * Tells the app, and the person, that a sign-in is needed. `next` is the requested page where the URL does
 * not say it.
 */
export function LoginRequired({ next }: { next: string | undefined }) {
  useEffect(() => {
    appBridge().post('authExpired', { path: here() ?? next ?? '' })
  }, [next])
  return (
    <EmptyState level={1} title={mobile.loginNeeded.title} text={mobile.loginNeeded.text}>
      <LinkButton href={next ?? ''}>{mobile.loginNeeded.again}</LinkButton>
    </EmptyState>
  )
}
