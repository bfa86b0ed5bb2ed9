'use client'

import { useEffect, useRef } from 'react'
import type { GuestLine } from '@/lib/cart/guest-cart'

const described = (lines: readonly GuestLine[]) =>
  lines
    .map(({ productId, quantity }) => `${productId}x${quantity}`)
    .sort()
    .join(' ')

/** Tells when another tab changes the cart after its first step, where this tab does not change it. */
export function useCartChangedElsewhere(
  lines: readonly GuestLine[],
  isPastCart: boolean,
  onChanged: () => void,
): void {
  const agreed = useRef<string | null>(null)
  const now = described(lines)
  useEffect(() => {
    const before = agreed.current
    agreed.current = isPastCart ? now : null
    if (isPastCart && before !== null && before !== now) onChanged()
  }, [now, isPastCart, onChanged])
}
