import { type Context, callerOf, type HandlersOf } from '@/backend/context'
import { orderItemOf } from '@/backend/modules/orders/order-mapper'
import {
  findOrderById,
  listOrders,
  type OrderRow,
  withLines,
} from '@/backend/modules/orders/order-queries'
import { orderDetailFor } from '@/backend/modules/orders/order-routes'
import { cancelByBuyer } from '@/backend/modules/orders/placed-order-routes'
import { notFound } from '@/backend/platform/http/http-error'

/** The caller's own order; anybody else's is as unknown as one that never was. */
async function ownOrder(context: Context, id: string): Promise<OrderRow> {
  const order = await findOrderById(context.db, id)
  if (!order || order.userId !== callerOf(context).userId) throw notFound()
  return order
}

const detailOf = async (context: Context, order: OrderRow) =>
  orderDetailFor(context, await withLines(context.db, order))

type AccountOrderRoutes = Pick<
  HandlersOf<'orders'>,
  'listUserOrders' | 'getUserOrder' | 'cancelOrder'
>

/** The account's orders; part of the user's calls. */
export const accountOrderRoutes: AccountOrderRoutes = {
  listUserOrders: async ({ query }, context) => {
    const { page, pageSize, status } = query
    const filter = {
      userId: callerOf(context).userId,
      status: status === undefined ? undefined : Number(status),
    }
    const { rows, totalPage, totalItem } = await listOrders(context.db, filter, { page, pageSize })
    return { data: rows.map(orderItemOf), totalPage, totalItem }
  },

  getUserOrder: async ({ params }, context) => ({
    data: await detailOf(context, await ownOrder(context, params.id)),
  }),

  cancelOrder: async ({ body }, context) =>
    cancelByBuyer(context, await ownOrder(context, body.orderId), body.reason),
}
