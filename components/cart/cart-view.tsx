'use client'

import { type ComponentType, lazy, Suspense } from 'react'
import { EmptyCart, NotReached } from '@/components/cart/cart-states'
import { useCartContents } from '@/components/cart/use-cart-contents'
import { useSignedInHint } from '@/components/cart/use-signed-in-hint'
import { Loading } from '@/components/ui/spinner'
import { useIsInBrowser } from '@/components/ui/use-is-in-browser'
import { readGuestCart } from '@/lib/session/guest-cart'
import { seemsSignedIn } from '@/lib/session/signed-in'

const loadCheckout = () => import('@/components/cart/checkout')

const Checkout = lazy(() =>
  loadCheckout().then(
    (found): { default: ComponentType } => ({ default: found.Checkout }),
    () => ({ default: NotReached }),
  ),
)

// An empty cart needs none of it; for any other it is fetched beside hydration, not after it.
if (typeof window !== 'undefined' && (seemsSignedIn() || readGuestCart().lines.length > 0))
  loadCheckout().catch(() => undefined)

/** The cart: empty, or with what sells it. */
export function CartView() {
  const isInBrowser = useIsInBrowser()
  const isSignedIn = useSignedInHint()
  const { cart } = useCartContents()
  if (!isInBrowser) return <Loading />
  if (!isSignedIn && cart.lines.length === 0) return <EmptyCart />
  return (
    <Suspense fallback={<Loading />}>
      <Checkout />
    </Suspense>
  )
}
