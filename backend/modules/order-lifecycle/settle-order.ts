import { and, eq, inArray, isNull, ne, type SQL } from 'drizzle-orm'
import { queueInvoiceOfCourses } from '@/backend/modules/invoices'
import { keepCourseDays } from '@/backend/modules/learning'
import {
  AWAITS_CONFIRMATION,
  AWAITS_PAYMENT,
  CASH_ON_DELIVERY,
  CONFIRMED,
  changeSoldCounts,
  DELIVERED,
  insertEvent,
  isOnlyCourses,
  ON_ITS_WAY,
  type OrderSummary,
  PACKED,
  PAID,
  updateOrder,
} from '@/backend/modules/orders'
import { orders } from '@/backend/modules/orders/tables'
import { paymentTexts } from '@/backend/modules/payments'
import { takeReservedStock } from '@/backend/modules/stock'
import type { Tx } from '@/backend/platform/db/connect'

/** What is done once when an order is paid: stock is taken, and its courses are invoiced. The rest follows from the ledger. */
export async function settleOrder(tx: Tx, orderId: string, now: Date): Promise<void> {
  await takeReservedStock(tx, orderId)
  await keepCourseDays(tx, orderId)
  await queueInvoiceOfCourses(tx, orderId, now)
}

type Confirmation = { orderId: string; actor: string }

async function markPaid(
  tx: Tx,
  { orderId, actor }: Confirmation,
  where: SQL | undefined,
  changes: Partial<typeof orders.$inferInsert>,
  now: Date,
): Promise<OrderSummary | null> {
  const [before] = await tx
    .select({ status: orders.status })
    .from(orders)
    .where(and(eq(orders.id, orderId), where))
    .for('update')
  if (!before) return null
  const order = await updateOrder(tx, orderId, { ...changes, paidAt: now })
  await settleOrder(tx, orderId, now)
  const { status } = before
  await insertEvent(tx, {
    orderId,
    fromStatus: status,
    toStatus: changes.status ?? status,
    actor,
    note: paymentTexts.received(order.total),
    at: now,
  })
  return order
}

/**
 * An order that awaits its payment goes on. Courses alone are delivered with it. Null when it no longer waits: paid already, expired or
 * cancelled. The caller books the money and reconciles the order.
 */
export async function confirmPayment(tx: Tx, confirmation: Confirmation, now: Date) {
  const isDelivered = await isOnlyCourses(tx, confirmation.orderId)
  const paid = await markPaid(
    tx,
    confirmation,
    eq(orders.status, AWAITS_PAYMENT),
    {
      status: isDelivered ? DELIVERED : AWAITS_CONFIRMATION,
      payBefore: null,
      ...(isDelivered && { deliveredAt: now }),
    },
    now,
  )
  if (paid && isDelivered) await changeSoldCounts(tx, confirmation.orderId, 1)
  return paid
}

const statusesBeforeDelivery = [AWAITS_CONFIRMATION, CONFIRMED, PACKED, ON_ITS_WAY]

/** An order is paid whose buyer has meanwhile chosen cash on delivery. Null for any other order. */
export const confirmPaymentBeforeDelivery = (tx: Tx, confirmation: Confirmation, now: Date) =>
  markPaid(
    tx,
    confirmation,
    and(
      eq(orders.paymentType, CASH_ON_DELIVERY),
      ne(orders.paymentStatus, PAID),
      isNull(orders.paidAt),
      inArray(orders.status, statusesBeforeDelivery),
    ),
    {},
    now,
  )
