import { type OrderRow, owes } from '@/backend/modules/orders'
import { refundable } from '@/backend/modules/payments'
import {
  deliveryDiscount,
  hasExchanged,
  type ReturnableLine,
  type ReturnRow,
  reasonOf,
} from '@/backend/modules/returns'
import type { Db } from '@/backend/platform/db/connect'
import { type PaidOrder, refundAmount } from '@/contract/refund-amount'
import { returnTerms } from '@/contract/return-terms'

export const worthOf = (
  lines: readonly ReturnableLine[],
  copies: (line: ReturnableLine) => number,
) => lines.reduce((sum, line) => sum + line.unitPrice * copies(line), 0)

/** What an order's goods and delivery cost its buyer. */
export async function paidFor(db: Db, order: OrderRow): Promise<PaidOrder> {
  const deliveryPaid = Math.max(0, order.shippingFee - (await deliveryDiscount(db, order.id)))
  const { subTotal, total } = order
  return { subTotal, total, deliveryPaid, isDeliveryKept: await hasExchanged(db, order.id) }
}

/** What goes back for copies that come back now, before anything of it is written. */
export async function refundFor(
  db: Db,
  order: OrderRow,
  { reason, outcome }: Pick<ReturnRow, 'reason' | 'outcome'>,
  lines: readonly ReturnableLine[],
  copies: (line: ReturnableLine) => number,
): Promise<number> {
  // A parcel that is paid for on delivery and came back cost its buyer nothing.
  if (owes(order)) return 0
  // Who takes other copies has had the delivery.
  const isFault = returnTerms[reasonOf(reason)].isFault && outcome === 'refund'
  const before = worthOf(lines, ({ received }) => received)
  const wanted = refundAmount(await paidFor(db, order), before, worthOf(lines, copies), isFault)
  return Math.min(wanted, Math.max(0, await refundable(db, order.id)))
}
