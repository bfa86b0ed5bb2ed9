import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { OrderTotals } from '@/components/orders/order-totals'
import type { OrderLine } from '@/contract/shop/cart'
import { formatMoney } from '@/lib/format/money'
import { checkout } from '@/lib/messages/checkout'
import { isCoursesOnly } from '@/lib/orders/order-contents'
import { paths } from '@/lib/routes/paths'
import styles from './checkout.module.css'

function freeShippingNote({ address, freeShippingFrom, subTotal }: OrderLine): string | null {
  if (freeShippingFrom === null) return null
  const missing = freeShippingFrom - subTotal
  if (address === null) {
    return missing > 0
      ? checkout.summary.freeFromOnMainland(formatMoney(missing))
      : checkout.summary.freeReachedOnMainland
  }
  return missing > 0
    ? checkout.summary.freeFrom(formatMoney(missing))
    : checkout.summary.freeReached
}

/** Why an island's parcel costs what it costs, though the cart spoke of free delivery. */
function IslandNote({ address }: Pick<OrderLine, 'address'>) {
  if (!address?.isIsland) return null
  return (
    <p className="text-sm text-ink-2">
      {checkout.summary.island(address.wardName)}{' '}
      <a className="link" href={paths.policy('shipping')}>
        {checkout.summary.islandFees}
      </a>
    </p>
  )
}

type Props = { order: OrderLine; isStale: boolean; children?: ReactNode }

/** The server's totals, with promo codes and the next step below. */
export function OrderSummary({ order, isStale, children }: Props) {
  const note = freeShippingNote(order)
  return (
    <section
      aria-labelledby="summary-title"
      aria-busy={isStale}
      className={clsx(styles.summary, 'panel grid content-start gap-4 lg:sticky lg:top-32')}
    >
      <h2 id="summary-title" className="text-h3">
        {checkout.summary.title}
      </h2>
      <div data-stale={isStale || undefined} role="status">
        <OrderTotals totals={order} hasAddress={order.address !== null} />
      </div>
      {order.address && order.deliveryDays ? (
        <p className="text-sm text-ink-2">{checkout.delivery.eta(order.deliveryDays)}</p>
      ) : null}
      {note ? <p className="text-sm text-ink-2">{note}</p> : null}
      {isCoursesOnly(order.cartDetails) ? null : <IslandNote address={order.address} />}
      <p className="text-sm text-ink-2">{checkout.summary.vat}</p>
      {children}
    </section>
  )
}
