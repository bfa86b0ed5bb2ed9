import { and, eq, inArray, ne, type SQL } from 'drizzle-orm'
import { queueInvoiceOfCourses } from '@/backend/modules/invoices/queue-invoice'
import { grantCourses } from '@/backend/modules/learning/grant-courses'
import { type OrderSummary, summaryColumns } from '@/backend/modules/orders/order-queries'
import {
  AWAITS_CONFIRMATION,
  AWAITS_PAYMENT,
  CASH_ON_DELIVERY,
  PAID,
} from '@/backend/modules/orders/order-status'
import { insertEvent } from '@/backend/modules/orders/place-order-queries'
import { orders } from '@/backend/modules/orders/tables'
import { earnCommission } from '@/backend/modules/promotions/commission-queries'
import { takeReservedStock } from '@/backend/modules/stock/stock-reservations'
import type { Tx } from '@/backend/platform/db/connect'

/** What follows from an order being paid: stock is taken, the commission is earned, the courses open and are invoiced. */
export async function settleOrder(tx: Tx, orderId: string, now: Date): Promise<void> {
  await takeReservedStock(tx, orderId)
  await earnCommission(tx, orderId)
  await grantCourses(tx, orderId, now)
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
  const [order] = await tx
    .update(orders)
    .set({ ...changes, paymentStatus: PAID, paidAt: now })
    .where(eq(orders.id, orderId))
    .returning(summaryColumns)
  await settleOrder(tx, orderId, now)
  const { status } = before
  await insertEvent(tx, {
    orderId,
    fromStatus: status,
    toStatus: changes.status ?? status,
    actor,
    at: now,
  })
  return order ?? null
}

/** Marks an order that awaits its payment as paid. Null when it no longer does: paid already, expired or cancelled. */
export const confirmPayment = (tx: Tx, confirmation: Confirmation, now: Date) =>
  markPaid(
    tx,
    confirmation,
    eq(orders.status, AWAITS_PAYMENT),
    { status: AWAITS_CONFIRMATION, payBefore: null },
    now,
  )

/** From confirmation to delivery. */
const statusesBeforeDelivery = [1, 2, 3, 4]

/** Marks an order as paid whose buyer has meanwhile chosen cash on delivery. Null for any other order. */
export const confirmPaymentBeforeDelivery = (tx: Tx, confirmation: Confirmation, now: Date) =>
  markPaid(
    tx,
    confirmation,
    and(
      eq(orders.paymentType, CASH_ON_DELIVERY),
      ne(orders.paymentStatus, PAID),
      inArray(orders.status, statusesBeforeDelivery),
    ),
    {},
    now,
  )
