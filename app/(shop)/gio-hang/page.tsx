import type { Metadata } from 'next'
import { CartView } from '@/components/cart/cart-view'
import { LazyCheckout } from '@/components/orders/checkout/lazy-checkout'
import { cart } from '@/lib/messages/cart'
import { paths } from '@/lib/routes/paths'

export const metadata: Metadata = {
  title: cart.title,
  description: cart.description,
  alternates: { canonical: paths.cart() },
  robots: { index: false },
}

export default function CartPage() {
  return (
    // As high as the screen from the start, so the footer does not move when the cart appears.
    <div
      className="wrap section grid grid-cols-1 content-start gap-6"
      style={{ minHeight: '100svh' }}
    >
      <h1>{cart.title}</h1>
      <noscript>{cart.noScript}</noscript>
      <CartView>
        <LazyCheckout />
      </CartView>
    </div>
  )
}
