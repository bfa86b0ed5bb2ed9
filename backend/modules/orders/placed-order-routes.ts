import type { Context, HandlersOf } from '@/backend/context'
import { emailBuyer } from '@/backend/modules/orders/email-buyer'
import { cancelOrder } from '@/backend/modules/orders/order-change-queries'
import { findOrderById, type OrderRow, withLines } from '@/backend/modules/orders/order-queries'
import { orderDetailFor, readableOrder } from '@/backend/modules/orders/order-routes'
import { CANCELLED, cancellableByBuyer } from '@/backend/modules/orders/order-status'
import { orderEmails, orderTexts } from '@/backend/modules/orders/texts'
import { choosePayment } from '@/backend/modules/payments/choose-payment'
import {
  assertPaymentTypeOpen,
  awaitsMoney,
  placedOrderResponse,
} from '@/backend/modules/payments/order-payment'
import { transact } from '@/backend/platform/db/transact'
import { HttpError } from '@/backend/platform/http/http-error'
import type { OrderDetail } from '@/contract/orders'

const refreshed = async ({ db }: Context, id: string): Promise<OrderRow> => {
  const order = await findOrderById(db, id)
  if (!order) throw new Error(`order ${id} is gone`)
  return order
}

/** Cancels an order for its buyer, whose right to it the caller has checked, and answers it as it then stands. */
export async function cancelByBuyer(
  context: Context,
  { id, userId }: OrderRow,
  given: string | undefined,
) {
  const reason = given || orderTexts.cancelledByBuyer
  const actor = userId === null ? 'guest' : `user:${userId}`
  const cancellation = { orderId: id, from: cancellableByBuyer, actor, reason }
  const now = context.now()
  const isCancelled = await transact(context.db, async (tx) => {
    const order = await cancelOrder(tx, cancellation, now)
    if (!order) return false
    const letter = orderEmails.cancelled(order, reason, context.config.publicUrl)
    await emailBuyer(tx, order, letter, now)
    return true
  })
  const after = await refreshed(context, id)
  // Asked twice, the second answer is the first's: the order is cancelled.
  if (!isCancelled && after.status !== CANCELLED) throw new HttpError(409, orderTexts.cannotCancel)
  const data = await orderDetailFor(context, await withLines(context.db, after))
  return { data, successMessage: orderTexts.cancelled }
}

type PlacedOrderRoutes = Pick<HandlersOf<'orders'>, 'payAgain' | 'cancelPlacedOrder'>

/** What a buyer may do with an order once it is placed. */
export const placedOrderRoutes: PlacedOrderRoutes = {
  payAgain: async ({ params, body }, context) => {
    const order = await readableOrder(context, params.id)
    if (!awaitsMoney(order)) throw new HttpError(409, orderTexts.payOver)
    const paymentType = body.paymentType ?? (order.paymentType as OrderDetail['paymentType'])
    assertPaymentTypeOpen(context, paymentType)
    await choosePayment(context, order, paymentType)
    const { id: orderId, code: orderCode, total, userId } = order
    const placed = { orderId, orderCode, paymentType, total }
    return { data: await placedOrderResponse(context, placed, { isGuest: userId === null }) }
  },

  cancelPlacedOrder: async ({ params, body }, context) =>
    cancelByBuyer(context, await readableOrder(context, params.id), body.reason),
}
