import type { Context } from '@/backend/context'
import { orderToken } from '@/backend/domain/order-secrets'
import { AWAITS_PAYMENT, BANK_TRANSFER, ONLINE } from '@/backend/domain/order-status'
import type { PlacedOrder } from '@/backend/handlers/order-placing'
import { TAB } from '@/backend/handlers/order-wire'
import { orderTexts } from '@/backend/messages/order'
import { bankTransferOf } from '@/backend/payment/vietqr'
import { Refusal } from '@/backend/refusal'
import { findOrderById, type OrderRow } from '@/backend/store/queries/order-read'
import { newestPayment } from '@/backend/store/queries/payments'
import type { Placed } from '@/contract/order'

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
export function refuseClosed({ payment, config }: Context, paymentType: number) {
  if (paymentType === ONLINE && !payment) throw new Refusal(422, orderTexts.onlineClosed)
  if (paymentType === BANK_TRANSFER && !config.transferAccount) {
    throw new Refusal(422, orderTexts.transferClosed)
  }
}

type Asker = { isGuest: boolean }

/** The answer to a placed order. Made from the order each time, so that neither the guest's token nor a payment address is ever stored. */
export async function placedAnswer(
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
