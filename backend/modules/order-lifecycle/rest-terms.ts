import { refundFor } from '@/backend/modules/order-lifecycle/refund-for'
import { leavesRest } from '@/backend/modules/order-lifecycle/take-out-of-order'
import { ON_ITS_WAY, type OrderRow } from '@/backend/modules/orders'
import { bookLines, liveParcelsOf } from '@/backend/modules/parcels'
import {
  findRefundablePayment,
  paymentTypeOfAttempt,
  refundDueAt,
} from '@/backend/modules/payments'
import { listReturnableLines } from '@/backend/modules/returns'
import type { Services } from '@/backend/platform/context'
import type { Db } from '@/backend/platform/db/connect'
import type { ReturnReason } from '@/contract/return-terms'
import type { RefundTerms, RestTerms } from '@/contract/shop/refunds'

type Copies = { orderLineId: number; quantity: number }

/** What goes back for copies that are taken out of an order unsent, how and until when; none where nothing was paid. */
async function refundOfRest(
  db: Db,
  services: Pick<Services, 'settings'>,
  order: OrderRow,
  { copies, reason, now }: { copies: readonly Copies[]; reason: ReturnReason; now: Date },
): Promise<RefundTerms | undefined> {
  const chosen = new Map(copies.map(({ orderLineId, quantity }) => [orderLineId, quantity]))
  const lines = await listReturnableLines(db, order.id)
  const wish = { reason, outcome: 'refund' as const }
  const amount = await refundFor(db, order, wish, lines, ({ id }) => chosen.get(id) ?? 0)
  if (amount === 0) return undefined
  const txnRef = await findRefundablePayment(db, services, order.id, amount)
  const way =
    txnRef === null
      ? { method: 'transfer' as const, paymentType: null, amount }
      : {
          method: 'gateway' as const,
          paymentType: await paymentTypeOfAttempt(db, services, txnRef),
          amount,
        }
  return {
    amount,
    ways: [way],
    dueTime: refundDueAt(now).toISOString(),
    needsReceiver: txnRef === null,
  }
}

/** What its buyer may leave out of an order that has left in part; null when nothing. */
export async function restTerms(
  db: Db,
  services: Pick<Services, 'settings'>,
  order: OrderRow,
  now: Date,
): Promise<RestTerms | null> {
  if (order.status !== ON_ITS_WAY) return null
  const books = await bookLines(db, order.id)
  const later = books
    .filter((line) => line.later > 0)
    .map(({ orderLineId, productName, later: quantity }) => ({
      orderLineId,
      productName,
      quantity,
    }))
  const hasOthers =
    books.some(({ packed }) => packed > 0) ||
    (await liveParcelsOf(db, order.id)) > 0 ||
    (await leavesRest(db, order))
  if (later.length === 0 || !hasOthers) return null
  const refund = await refundOfRest(db, services, order, { copies: later, reason: 'unwanted', now })
  return {
    lines: later.map(({ productName, quantity }) => ({ productName, quantity })),
    ...(refund && { refund }),
  }
}
