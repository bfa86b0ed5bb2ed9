import { type OrderRow, owes } from '@/backend/modules/orders'
import { refundable } from '@/backend/modules/payments'
import {
  deliveryDiscount,
  type ReturnableLine,
  type ReturnRow,
  reasonOf,
  refundAmount,
} from '@/backend/modules/returns'
import type { Db } from '@/backend/platform/db/connect'
import { returnTerms } from '@/contract/return-terms'

export const worthOf = (
  lines: readonly ReturnableLine[],
  copies: (line: ReturnableLine) => number,
) => lines.reduce((sum, line) => sum + line.unitPrice * copies(line), 0)

/** What goes back for copies that come back now, before anything of it is written. */
export async function refundFor(
  db: Db,
  order: OrderRow,
  reason: ReturnRow['reason'],
  lines: readonly ReturnableLine[],
  copies: (line: ReturnableLine) => number,
): Promise<number> {
  // A parcel that is paid for on delivery and came back cost its buyer nothing.
  if (owes(order)) return 0
  const deliveryPaid = Math.max(0, order.shippingFee - (await deliveryDiscount(db, order.id)))
  const { subTotal, total } = order
  const { isFault } = returnTerms[reasonOf(reason)]
  const before = worthOf(lines, ({ received }) => received)
  const wanted = refundAmount(
    { subTotal, total, deliveryPaid },
    before,
    worthOf(lines, copies),
    isFault,
  )
  return Math.min(wanted, Math.max(0, await refundable(db, order.id)))
}
