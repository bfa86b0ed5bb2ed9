'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect } from 'react'

const LONGEST = 40

/** Stores the affiliate code of a link until the cart uses it. */
export function AffiliateCapture() {
  const code = useSearchParams().get('affiliate')
  useEffect(() => {
    // An invalid code must not replace a stored one.
    if (!code || code.length > LONGEST) return
    // Loaded for the few who come with a code.
    import('@/lib/cart/guest-codes').then(
      ({ setGuestCode }) => setGuestCode('affiliate', code),
      () => undefined,
    )
  }, [code])
  return null
}
