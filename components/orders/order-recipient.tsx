import type { OrderDetail } from '@/contract/shop/orders'
import { formatAddress } from '@/lib/format/address'
import { orders } from '@/lib/messages/orders'
import { isCoursesOnly } from '@/lib/orders/order-contents'

/** Who receives an order, where, and what they asked for. */
export function OrderRecipient({ order }: { order: OrderDetail }) {
  const { address, note, cartDetails } = order
  return (
    <section aria-labelledby="ship-to" className="grid gap-1">
      <h2 id="ship-to" className="mb-2 text-h3">
        {isCoursesOnly(cartDetails) ? orders.courses.buyer : orders.shipTo}
      </h2>
      <p>
        <span className="font-semibold">{address.name}</span> ·{' '}
        <span translate="no" className="num">
          {address.phone}
        </span>
      </p>
      {address.address ? <p>{formatAddress(address)}</p> : null}
      {note ? (
        <p className="whitespace-pre-line text-ink-2">
          {orders.note}: {note}
        </p>
      ) : null}
    </section>
  )
}
