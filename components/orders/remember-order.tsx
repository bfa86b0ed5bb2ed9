'use client'

import { useEffect } from 'react'
import { type RecentOrder, rememberOrder } from '@/lib/orders/recent-orders'
import { useIsSignedIn } from '@/lib/session/use-is-signed-in'

/** A guest finds the order again at this browser; an account has its own list. */
export function RememberOrder({ id, code, time }: RecentOrder) {
  const isSignedIn = useIsSignedIn()
  useEffect(() => {
    if (!isSignedIn) rememberOrder({ id, code, time })
  }, [isSignedIn, id, code, time])
  return null
}
