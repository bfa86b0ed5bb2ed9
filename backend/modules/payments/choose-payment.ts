import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '@/backend/context'
import { takeHeldStock } from '@/backend/modules/orders/order-change-queries'
import type { OrderRow } from '@/backend/modules/orders/order-queries'
import {
  AWAITS_CONFIRMATION,
  AWAITS_PAYMENT,
  BANK_TRANSFER,
  CASH_ON_DELIVERY,
  ONLINE,
  payAgainBefore,
  payBefore,
  UNPAID,
} from '@/backend/modules/orders/order-status'
import { insertEvent, insertPayment } from '@/backend/modules/orders/place-order-queries'
import { orderTexts } from '@/backend/modules/orders/texts'
import { awaitsMoney } from '@/backend/modules/payments/order-payment'
import {
  countAttempts,
  hasPayment,
  newestPayment,
  PENDING,
} from '@/backend/modules/payments/payment-queries'
import { settleByQuery } from '@/backend/modules/payments/settle-payment'
import type { Tx } from '@/backend/platform/db/connect'
import { orderLine, orders } from '@/backend/platform/db/tables'
import { transact } from '@/backend/platform/db/transact'
import { HttpError } from '@/backend/platform/http/http-error'

const MOST_ATTEMPTS = 20
const TRANSFER = 'vietqr'

type Begin = (tx: Tx, order: OrderRow, context: Context, now: Date) => Promise<void>

/** Another visit to the payment site, for which the order is held a while longer. */
const beginOnline: Begin = async (tx, order, { payment }, now) => {
  if (!payment) throw new HttpError(422, orderTexts.onlineClosed)
  const made = await countAttempts(tx, order.id, payment.name)
  if (made >= MOST_ATTEMPTS) throw new HttpError(409, orderTexts.payTooOften)
  await insertPayment(tx, {
    txnRef: `${order.code}-${made + 1}`,
    orderId: order.id,
    provider: payment.name,
    amount: order.total,
    createdAt: now,
  })
  await tx
    .update(orders)
    .set({
      paymentType: ONLINE,
      payBefore: payAgainBefore(order, now),
      paymentStatus: UNPAID,
    })
    .where(eq(orders.id, order.id))
}

/** A transfer has a day from when the order was placed, however late it is chosen. */
const beginTransfer: Begin = async (tx, order, _, now) => {
  if (!(await hasPayment(tx, order.code))) {
    await insertPayment(tx, {
      txnRef: order.code,
      orderId: order.id,
      provider: TRANSFER,
      amount: order.total,
      createdAt: now,
    })
  }
  await tx
    .update(orders)
    .set({
      paymentType: BANK_TRANSFER,
      payBefore: payBefore(BANK_TRANSFER, order.placedAt),
      paymentStatus: UNPAID,
    })
    .where(eq(orders.id, order.id))
}

async function refuseOnlyCourses(tx: Tx, orderId: string) {
  const books = await tx.$count(
    orderLine,
    and(eq(orderLine.orderId, orderId), isNull(orderLine.courseId)),
  )
  if (books === 0) throw new HttpError(422, orderTexts.cashNeedsBooks)
}

/** Cash needs no further step: the copies leave the shelf and the shop is asked to confirm. */
const beginCash: Begin = async (tx, order, _, now) => {
  await refuseOnlyCourses(tx, order.id)
  await tx
    .update(orders)
    .set({
      paymentType: CASH_ON_DELIVERY,
      status: AWAITS_CONFIRMATION,
      paymentStatus: UNPAID,
      payBefore: null,
    })
    .where(eq(orders.id, order.id))
  await takeHeldStock(tx, order.id)
  await insertEvent(tx, {
    orderId: order.id,
    fromStatus: AWAITS_PAYMENT,
    toStatus: AWAITS_CONFIRMATION,
    actor: order.userId === null ? 'guest' : `user:${order.userId}`,
    at: now,
  })
}

const begin: Record<number, Begin> = {
  [ONLINE]: beginOnline,
  [CASH_ON_DELIVERY]: beginCash,
  [BANK_TRANSFER]: beginTransfer,
}

/**
 * Begins another payment of an order that awaits its money, by the way chosen. Refused when the order has been paid or given up
 * meanwhile: whoever has paid and does not see it yet must not pay twice, so the payment site is asked first.
 */
export async function choosePayment(
  context: Context,
  { id, paymentType: before }: OrderRow,
  paymentType: number,
): Promise<void> {
  const now = context.now()
  const newest = await newestPayment(context.db, id)
  const mayBePaid = newest?.status === PENDING && newest.provider === context.payment?.name
  if (mayBePaid) await settleByQuery(context, newest)
  await transact(context.db, async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
    if (!order || !awaitsMoney(order) || (order.payBefore ?? now) < now) {
      throw new HttpError(409, orderTexts.payOver)
    }
    // A transfer chosen again is the same transfer.
    if (paymentType === BANK_TRANSFER && before === BANK_TRANSFER) return
    await begin[paymentType]?.(tx, order, context, now)
  })
}
