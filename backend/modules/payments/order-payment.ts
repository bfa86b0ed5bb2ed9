import type { Context } from '@/backend/context'
import { TAB } from '@/backend/modules/cart/cart-mapper'
import { findOrderById, type OrderRow } from '@/backend/modules/orders/order-queries'
import { orderToken } from '@/backend/modules/orders/order-secrets'
import { AWAITS_PAYMENT, BANK_TRANSFER, ONLINE } from '@/backend/modules/orders/order-status'
import type { PlacedOrder } from '@/backend/modules/orders/place-order'
import { orderTexts } from '@/backend/modules/orders/texts'
import { newestPayment } from '@/backend/modules/payments/payment-queries'
import { bankTransferOf } from '@/backend/modules/payments/vietqr'
import { HttpError } from '@/backend/platform/http/http-error'
import type { Placed } from '@/contract/orders'

/** Whether an order still waits for its money. */
export const awaitsMoney = ({ status, total }: Pick<OrderRow, 'status' | 'total'>) =>
  status === AWAITS_PAYMENT && total > 0

/** The account and QR code of an order to be paid by transfer; null for others. */
export async function transferOf({ config }: Context, order: OrderRow) {
  if (order.paymentType !== BANK_TRANSFER || !awaitsMoney(order) || !config.transferAccount) {
    return null
  }
  return bankTransferOf(config.transferAccount, order)
}

/** Where the newest attempt is paid; its reference and time are those kept, so that a repeated answer names the same payment. */
async function paymentUrlOf(context: Context, order: OrderRow) {
  const { db, payment, ip } = context
  if (order.paymentType !== ONLINE || !awaitsMoney(order) || !payment) return null
  const attempt = await newestPayment(db, order.id)
  if (!attempt) return null
  const { paymentUrl } = await payment.createPayment({
    txnRef: attempt.txnRef,
    createdAt: attempt.createdAt,
    orderId: order.id,
    orderCode: order.code,
    amount: order.total,
    ip,
    expiresAt: order.payBefore ?? context.now(),
  })
  return paymentUrl
}

/** Refuses a payment type the shop does not take now. */
export function assertPaymentTypeOpen({ payment, config }: Context, paymentType: number) {
  if (paymentType === ONLINE && !payment) throw new HttpError(422, orderTexts.onlineClosed)
  if (paymentType === BANK_TRANSFER && !config.transferAccount) {
    throw new HttpError(422, orderTexts.transferClosed)
  }
}

type Asker = { isGuest: boolean }

/** The answer to a placed order. Made from the order each time, so that neither the guest's token nor a payment address is ever stored. */
export async function placedOrderResponse(
  context: Context,
  { orderId, orderCode, paymentType, total }: PlacedOrder,
  { isGuest }: Asker,
): Promise<Placed> {
  const order = await findOrderById(context.db, orderId)
  if (!order) throw new Error(`order ${orderId} was placed but is gone`)
  const bankTransfer = await transferOf(context, order)
  const paymentUrl = await paymentUrlOf(context, order)
  return {
    orderId,
    orderCode,
    tabIndex: TAB.ordered,
    paymentType,
    total,
    ...(paymentUrl && { paymentUrl }),
    ...(bankTransfer && { bankTransfer }),
    ...(isGuest && { orderToken: orderToken(context.config.tokenSecret, orderId) }),
  }
}
