'use client'

import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react'
import { CheckoutUnavailable, EmptyCart } from '@/components/cart/empty-cart'
import { useCartContents } from '@/components/cart/use-cart-contents'
import { useIsSignedIn } from '@/components/cart/use-is-signed-in'
import { Loading } from '@/components/ui/spinner'
import { useIsHydrated } from '@/components/ui/use-is-hydrated'
import { readGuestCart } from '@/lib/cart/guest-cart'
import { seemsSignedIn } from '@/lib/session/signed-in-flag'

const loadCheckout = () => import('@/components/orders/checkout/checkout')

const Checkout = lazy(() =>
  loadCheckout().then(
    (found): { default: ComponentType } => ({ default: found.Checkout }),
    () => ({ default: CheckoutUnavailable }),
  ),
)

// An empty cart needs none of it; for any other it is fetched beside hydration, not after it.
if (typeof window !== 'undefined' && (seemsSignedIn() || readGuestCart().lines.length > 0))
  loadCheckout().catch(() => undefined)

/** Once the last line has gone with the keyboard in it, the keyboard goes on at what the empty cart says. */
function useEmptiedFocus(count: number) {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(0)
  useEffect(() => {
    const isEmptied = before.current > 0 && count === 0
    before.current = count
    const heading = place.current?.querySelector('h2')
    if (!isEmptied || !heading || document.activeElement !== document.body) return
    heading.tabIndex = -1
    heading.focus()
  }, [count])
  return place
}

/** The cart: empty, or with what sells it. */
export function CartView() {
  const { cart } = useCartContents()
  const place = useEmptiedFocus(cart.lines.length)
  return (
    <div ref={place}>
      <Contents isEmpty={cart.lines.length === 0} />
    </div>
  )
}

function Contents({ isEmpty }: { isEmpty: boolean }) {
  const isInBrowser = useIsHydrated()
  const isSignedIn = useIsSignedIn()
  if (!isInBrowser) return <Loading />
  if (!isSignedIn && isEmpty) return <EmptyCart />
  return (
    <Suspense fallback={<Loading />}>
      <Checkout />
    </Suspense>
  )
}
