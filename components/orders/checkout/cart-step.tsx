'use client'

import { CartLines } from '@/components/cart/cart-lines'
import { Notice } from '@/components/ui/notice'
import type { OrderLine } from '@/contract/shop/cart'
import type { GuestLine } from '@/lib/cart/guest-cart'
import { cart as texts } from '@/lib/messages/cart'

type Props = { chosen: readonly GuestLine[]; order: OrderLine; isStale: boolean }

/** The cart's lines, and a warning while some cannot be ordered. */
export function CartStep({ chosen, order, isStale }: Props) {
  const isBroken = !isStale && order.cartDetails.some(({ error }) => error !== '')
  return (
    <div className="grid content-start gap-4">
      {isBroken ? <Notice tone="warning" title={texts.fixLines} /> : null}
      <CartLines chosen={chosen} lines={order.cartDetails} isStale={isStale} />
    </div>
  )
}
