import { CartLineRow } from '@/components/cart/cart-line-row'
import type { CartLine } from '@/contract/shop/cart'
import type { GuestLine } from '@/lib/cart/guest-cart'
import { cart as texts } from '@/lib/messages/cart'

type Props = {
  /** What the person chose. */
  chosen: readonly GuestLine[]
  /** What the server knows about it. */
  lines: readonly CartLine[]
  isStale: boolean
}

/** The lines of the cart in the order they were added. */
export function CartLines({ chosen, lines, isStale }: Props) {
  return (
    <ul aria-label={texts.listLabel} className="divide-y divide-line border-y border-line">
      {chosen.map(({ productId, quantity }) => {
        const line = lines.find((known) => known.productId === productId)
        return line ? (
          <CartLineRow key={productId} line={line} quantity={quantity} isStale={isStale} />
        ) : null
      })}
    </ul>
  )
}
