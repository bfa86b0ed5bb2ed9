import { findOrderById, type OrderRow } from '@/backend/modules/orders/order-queries'
import { opensOrder } from '@/backend/modules/orders/order-secrets'
import type { Context } from '@/backend/platform/context'
import { callerOf } from '@/backend/platform/context'
import { notFound } from '@/backend/platform/http/http-error'

/** Whether the caller is signed in to the account that placed the order; a guest’s order has no owner. */
export const isOwner = ({ caller }: Pick<Context, 'caller'>, { userId }: OrderRow) =>
  userId !== null && caller?.userId === userId

/** The owner, or a guest who holds the order's token. */
export const isBuyer = (context: Pick<Context, 'caller' | 'header'>, order: OrderRow) =>
  isOwner(context, order) || opensOrder(context.header('x-order-token'), order.guestTokenHash)

/** The order for its buyer; an unknown order and somebody else's are the same 404. */
export async function getReadableOrder(
  context: Pick<Context, 'caller' | 'db' | 'header'>,
  id: string,
): Promise<OrderRow> {
  const order = await findOrderById(context.db, id)
  if (!order || !isBuyer(context, order)) throw notFound()
  return order
}

/** The order for its signed-in owner alone. */
export async function getOwnOrder(
  context: Pick<Context, 'caller' | 'db'>,
  id: string,
): Promise<OrderRow> {
  const order = await findOrderById(context.db, id)
  if (!order || order.userId !== callerOf(context).userId) throw notFound()
  return order
}
