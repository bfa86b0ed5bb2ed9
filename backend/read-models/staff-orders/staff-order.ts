import { asc, eq, sql } from 'drizzle-orm'
import { appUser } from '@/backend/modules/accounts/tables'
import { findOrderById, nextStatuses, type OrderRow } from '@/backend/modules/orders'
import { orderEvent } from '@/backend/modules/orders/tables'
import { payment } from '@/backend/modules/payments/tables'
import { orderFacts } from '@/backend/modules/returns'
import type { Context } from '@/backend/platform/context'
import type { Db } from '@/backend/platform/db/connect'
import { notFound } from '@/backend/platform/http/http-error'
import { orderDetailFor } from '@/backend/read-models/order-page/order-detail'
import type { StaffOrder } from '@/contract/staff/orders'

async function listHistory(
  { db, settings }: Pick<Context, 'db' | 'settings'>,
  orderId: string,
): Promise<StaffOrder['history']> {
  const { serviceNames } = settings.current()
  const rows = await db
    .select({ event: orderEvent, actorName: appUser.name })
    .from(orderEvent)
    .leftJoin(appUser, eq(orderEvent.actor, sql`'staff:' || ${appUser.id}`))
    .where(eq(orderEvent.orderId, orderId))
    .orderBy(asc(orderEvent.at), asc(orderEvent.id))
  return rows.map(({ event, actorName }) => ({
    kind: event.kind,
    fromStatus: event.fromStatus,
    status: event.toStatus,
    time: event.at.toISOString(),
    actor: event.actor,
    actorName: actorName ?? serviceNames[event.actor] ?? null,
    note: event.note,
    isInternal: event.isInternal,
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
    nextStatuses: nextStatuses(order.status, 'staff', await orderFacts(context.db, context, order)),
    history: await listHistory(context, order.id),
    payments: await listPayments(context.db, order.id),
  }
}

/** An order as the staff sees it. */
export async function getStaffOrder(context: Context, id: string): Promise<StaffOrder> {
  const order = await findOrderById(context.db, id)
  if (!order) throw notFound()
  return detailOf(context, order)
}
