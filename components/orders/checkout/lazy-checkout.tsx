'use client'

import { type ComponentType, lazy, Suspense } from 'react'
import { CartSkeleton } from '@/components/cart/cart-skeleton'
import { useCartContents } from '@/components/cart/use-cart-contents'
import { CheckoutUnavailable } from '@/components/orders/checkout/checkout-unavailable'
import { readGuestCart } from '@/lib/cart/guest-cart'
import { seemsSignedIn } from '@/lib/session/signed-in-flag'

const loadCheckout = () => import('@/components/orders/checkout/checkout')

const Checkout = lazy(() =>
  loadCheckout().then(
    (found): { default: ComponentType } => ({ default: found.Checkout }),
    () => ({ default: CheckoutUnavailable }),
  ),
)

// An empty cart needs none of it; any other cart fetches it while the page hydrates.
if (typeof window !== 'undefined' && (seemsSignedIn() || readGuestCart().lines.length > 0))
  loadCheckout().catch(() => undefined)

/** The checkout, loaded only where there is something to buy. */
export function LazyCheckout() {
  const { cart } = useCartContents()
  return (
    <Suspense fallback={<CartSkeleton lines={cart.lines.length} />}>
      <Checkout />
    </Suspense>
  )
}
