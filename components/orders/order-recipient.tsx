import type { OrderDetail } from '@/contract/orders'
import { formatAddress } from '@/lib/format/address'
import { cart } from '@/lib/messages/cart'

/** Who receives an order, where, and what they asked for. */
export function OrderRecipient({ order: { address, note } }: { order: OrderDetail }) {
  return (
    <>
      <p>
        <span className="font-semibold">{address.name}</span> ·{' '}
        <span className="num">{address.phone}</span>
      </p>
      <p>{formatAddress(address)}</p>
      {note ? (
        <p className="whitespace-pre-line text-ink-2">
          {cart.order.note}: {note}
        </p>
      ) : null}
    </>
  )
}
