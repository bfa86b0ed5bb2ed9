'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { CartSkeleton } from '@/components/cart/cart-skeleton'
import { EmptyCart } from '@/components/cart/empty-cart'
import { useCartContents } from '@/components/cart/use-cart-contents'
import { useIsHydrated } from '@/components/ui/use-is-hydrated'
import { useIsSignedIn } from '@/lib/session/use-is-signed-in'

/** When the last line is removed by keyboard, the focus goes to the heading of the empty cart. */
function useEmptiedFocus(count: number) {
  const container = useRef<HTMLDivElement>(null)
  const before = useRef(0)
  useEffect(() => {
    const isEmptied = before.current > 0 && count === 0
    before.current = count
    const heading = container.current?.querySelector('h2')
    if (!isEmptied || !heading || document.activeElement !== document.body) return
    heading.tabIndex = -1
    heading.focus()
  }, [count])
  return container
}

/** The cart page: an empty cart, or the checkout given as children. */
export function CartView({ children }: { children: ReactNode }) {
  const { cart } = useCartContents()
  const isSignedIn = useIsSignedIn()
  const isHydrated = useIsHydrated()
  const container = useEmptiedFocus(cart.lines.length)
  // Only the browser knows the cart.
  if (!isHydrated) return <CartSkeleton />
  return (
    <div ref={container}>{!isSignedIn && cart.lines.length === 0 ? <EmptyCart /> : children}</div>
  )
}
