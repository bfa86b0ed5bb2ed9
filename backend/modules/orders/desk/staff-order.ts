import { asc, eq } from 'drizzle-orm'
import type { Context } from '@/backend/context'
import { orderDetailFor } from '@/backend/modules/orders/order-detail'
import { findOrderById, type OrderRow } from '@/backend/modules/orders/order-queries'
import { nextStatuses } from '@/backend/modules/orders/order-status'
import type { Db } from '@/backend/platform/db/connect'
import { orderEvent, payment } from '@/backend/platform/db/tables'
import { notFound } from '@/backend/platform/http/http-error'
import type { StaffOrder } from '@/contract/order-desk'

async function listHistory(db: Db, orderId: string): Promise<StaffOrder['history']> {
  const rows = await db
    .select()
    .from(orderEvent)
    .where(eq(orderEvent.orderId, orderId))
    .orderBy(asc(orderEvent.at), asc(orderEvent.id))
  return rows.map(({ kind, fromStatus, toStatus, at, actor, note, isInternal }) => ({
    kind,
    fromStatus,
    status: toStatus,
    time: at.toISOString(),
    actor,
    note,
    isInternal,
  }))
}

async function listPayments(db: Db, orderId: string): Promise<StaffOrder['payments']> {
  const rows = await db
    .select()
    .from(payment)
    .where(eq(payment.orderId, orderId))
    .orderBy(asc(payment.createdAt), asc(payment.txnRef))
  return rows.map(({ txnRef, provider, amount, status, gatewayNo, createdAt }) => ({
    txnRef,
    provider,
    amount,
    status,
    gatewayNo,
    createdTime: createdAt.toISOString(),
  }))
}

async function detailOf(context: Context, order: OrderRow): Promise<StaffOrder> {
  return {
    ...(await orderDetailFor(context, order)),
    userId: order.userId,
    wardId: order.wardId,
    tags: order.tags,
    nextStatuses: [...nextStatuses(order.status)],
    history: await listHistory(context.db, order.id),
    payments: await listPayments(context.db, order.id),
  }
}

/** An order as the staff sees it. */
export async function getStaffOrder(context: Context, id: string): Promise<StaffOrder> {
  const order = await findOrderById(context.db, id)
  if (!order) throw notFound()
  return detailOf(context, order)
}
