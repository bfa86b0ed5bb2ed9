'use client'

import Link, { useLinkStatus } from 'next/link'
import { type ComponentProps, useEffect } from 'react'
import { preloadLoadingBar } from '@/components/ui/loading-bar'
import { startLoading } from '@/lib/browser/loading-state'

/** Shows the page's loading bar while the page behind the link is on its way. */
function LoadingWhilePending() {
  const { pending } = useLinkStatus()
  useEffect(preloadLoadingBar, [])
  useEffect(() => (pending ? startLoading() : undefined), [pending])
  return null
}

/** `next/link` between private pages; such pages come from the server at each visit. */
export const PageLink = ({ children, ...props }: ComponentProps<typeof Link>) => (
  <Link {...props}>
    {children}
    <LoadingWhilePending />
  </Link>
)
