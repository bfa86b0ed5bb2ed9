import { invoiceTexts, settleInvoices } from '@/backend/modules/invoices'
import { reconcileOrder } from '@/backend/modules/order-lifecycle'
import { lockOrder } from '@/backend/modules/orders'
import { askRefund, moneyOf, type RefundRequest, surplusOf } from '@/backend/modules/payments'
import { audit } from '@/backend/platform/audit/audit-log'
import { type Context, callerOf } from '@/backend/platform/context'
import { transact } from '@/backend/platform/db/transact'
import { notFound } from '@/backend/platform/http/http-error'

/** A member of the staff asks for a refund of an order. Answers the refund's id. */
export async function requestOrderRefund(
  context: Context,
  orderId: string,
  request: Omit<RefundRequest, 'actor' | 'now'>,
): Promise<string> {
  const actor = `staff:${callerOf(context).userId}`
  return transact(context.db, async (tx) => {
    const now = context.now()
    const order = await lockOrder(tx, orderId)
    if (!order) throw notFound()
    const cause = surplusOf(order, await moneyOf(tx, orderId)) > 0 ? 'surplus' : 'order'
    const id = await askRefund(tx, context, order, { ...request, cause, actor, now })
    await reconcileOrder(tx, orderId, now)
    await settleInvoices(tx, orderId, { reason: invoiceTexts.priceReduced }, now)
    const { amount, reason, txnRef } = request
    const data = { refund: id, amount, reason, txnRef }
    await audit(tx, context, { action: 'refund.ask', subject: order.code, data })
    return id
  })
}
