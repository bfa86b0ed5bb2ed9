'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect } from 'react'

const LONGEST = 40

/** Keeps the code of whoever recommended the shop until the cart asks for it. */
export function AffiliateCapture() {
  const code = useSearchParams().get('affiliate')
  useEffect(() => {
    // What is no code would take a real one away.
    if (!code || code.length > LONGEST) return
    // Fetched for the few who were sent by somebody.
    import('@/lib/cart/guest-codes').then(
      ({ setGuestCode }) => setGuestCode('affiliate', code),
      () => undefined,
    )
  }, [code])
  return null
}
