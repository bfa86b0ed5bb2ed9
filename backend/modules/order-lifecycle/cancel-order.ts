import { invoiceTexts, settleInvoices } from '@/backend/modules/invoices'
import { openRefunds } from '@/backend/modules/order-lifecycle/open-refunds'
import { reconcileOrder } from '@/backend/modules/order-lifecycle/reconcile-order'
import { sentenceFactsOf } from '@/backend/modules/order-lifecycle/sentence-facts'
import {
  CANCELLED,
  canMove,
  dropPlacedEmail,
  emailBuyer,
  insertEvent,
  lockOrder,
  type Mover,
  mailFormats,
  type OrderSummary,
  objectionTo,
  orderEmails,
  orderTexts,
  returnFlashCopiesOf,
  updateOrder,
} from '@/backend/modules/orders'
import { stopParcels } from '@/backend/modules/parcels'
import { listOrderRefunds } from '@/backend/modules/payments'
import { messageBuyer, messageTexts } from '@/backend/modules/phone-messages'
import { liveUsesOf, returnVouchers } from '@/backend/modules/promotions'
import { orderFacts } from '@/backend/modules/returns'
import { emailShop } from '@/backend/modules/settings'
import { returnStock } from '@/backend/modules/stock'
import type { Services } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { formatMoney } from '@/backend/platform/format-money'
import { HttpError } from '@/backend/platform/http/http-error'
import { overSentence } from '@/contract/order-sentences/money-sentences'
import { refundSentences } from '@/contract/order-sentences/refund-sentences'
import type { RefundReceiver } from '@/contract/shop/refunds'

export type Cancellation = {
  orderId: string
  by: Mover
  actor: string
  reason: string
  /** Where what came by transfer goes back, when the buyer has said. */
  receiver?: RefundReceiver | undefined
  /** The buyer is told otherwise. */
  isTold?: boolean
}

/**
 * Cancels an order, gives back all it took and e-mails the buyer, once; null when its status does not allow it. Throws when something
 * else stands against it: a course that has been seen, a parcel a carrier has in its books.
 */
export async function cancelOrder(
  tx: Tx,
  services: Pick<Services, 'config' | 'settings'>,
  { orderId, by, actor, reason, receiver, isTold = false }: Cancellation,
  now: Date,
): Promise<OrderSummary | null> {
  const before = await lockOrder(tx, orderId)
  if (!before || !canMove(before.status, CANCELLED, by)) return null
  const move = { from: before.status, to: CANCELLED, who: by }
  const objection = objectionTo(move, await orderFacts(tx, services, before))
  if (objection) throw new HttpError(409, objection)
  const hasCodes = (await liveUsesOf(tx, orderId)).length > 0
  const order = await updateOrder(tx, orderId, {
    status: CANCELLED,
    cancelReason: reason,
    cancelledAt: now,
    placedFrom: null,
  })
  await stopParcels(tx, orderId)
  await returnStock(tx, orderId)
  if (!before.stockReleasedAt) await returnFlashCopiesOf(tx, orderId)
  await returnVouchers(tx, orderId, now)
  await openRefunds(
    tx,
    services,
    { ...before, status: CANCELLED },
    { actor, reason: orderTexts.refundOfCancelled, receiver, isBuyersWish: by === 'buyer', now },
  )
  const paymentStatus = await reconcileOrder(tx, orderId, now)
  await settleInvoices(tx, orderId, { reason: invoiceTexts.orderCancelled }, now)
  await insertEvent(tx, {
    orderId,
    fromStatus: before.status,
    toStatus: CANCELLED,
    actor,
    note: reason,
    at: now,
  })
  const after = { ...before, status: CANCELLED, paymentStatus }
  const refunds = await listOrderRefunds(tx, services, orderId)
  const money =
    refunds.length > 0
      ? refundSentences(refunds, mailFormats)
      : [overSentence(await sentenceFactsOf(tx, after), formatMoney)]
  await dropPlacedEmail(tx, order, emailShop(services))
  if (isTold) return order
  const email = orderEmails(emailShop(services)).cancelled(order, { reason, hasCodes, money })
  await emailBuyer(tx, order, email, now)
  const amount = refunds.reduce((sum, refund) => sum + refund.amount, 0)
  // Buyers who cancel know it already; what becomes of their money is news.
  if (by !== 'buyer' || amount > 0) {
    const [first] = refunds
    const detail = first ? messageTexts.goesBack(amount, mailFormats.date(first.dueTime)) : ''
    const news = { kind: 'cancelled' as const, amount, detail }
    await messageBuyer(tx, before, news, { shop: emailShop(services), now })
  }
  return order
}
