import { cartSteps } from '@/backend/modules/cart'
import {
  awaitsMoney,
  findOrderById,
  type OrderRow,
  orderToken,
  type PlacedOrder,
} from '@/backend/modules/orders'
import { newestPayment, siteOfType, transferFor } from '@/backend/modules/payments'
import type { Context } from '@/backend/platform/context'
import type { Placed } from '@/contract/shop/orders'

/** Reference and time are those stored, so that a repeated response names the same payment. */
async function paymentUrlOf(context: Context, order: OrderRow) {
  const { db, ip, log } = context
  const site = siteOfType(context, order.paymentType)
  if (!site || !awaitsMoney(order)) return null
  const attempt = await newestPayment(db, order.id)
  if (!attempt) return null
  try {
    const { paymentUrl } = await site.createPayment({
      txnRef: attempt.txnRef,
      createdAt: attempt.createdAt,
      orderId: order.id,
      orderCode: order.code,
      amount: order.total,
      ip,
      expiresAt: order.payBefore ?? context.now(),
    })
    return paymentUrl
  } catch (err) {
    // The order stands: its page offers to pay again, there or otherwise.
    log.error({ err, txnRef: attempt.txnRef }, 'a payment could not be opened at its site')
    return null
  }
}

/** Made from the order each time, so that neither the guest's token nor a payment address is ever stored. */
export async function placedOrderResponse(
  context: Context,
  { orderId, orderCode, paymentType, total }: PlacedOrder,
  { isGuest }: { isGuest: boolean },
): Promise<Placed> {
  const order = await findOrderById(context.db, orderId)
  if (!order) throw new Error(`order ${orderId} was placed but is gone`)
  const bankTransfer = await transferFor(context, order)
  const paymentUrl = await paymentUrlOf(context, order)
  return {
    orderId,
    orderCode,
    tabIndex: cartSteps.ordered,
    paymentType,
    total,
    ...(paymentUrl && { paymentUrl }),
    ...(bankTransfer && { bankTransfer }),
    ...(isGuest && { orderToken: orderToken(context.config.tokenSecret, orderId) }),
  }
}
