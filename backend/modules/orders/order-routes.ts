import { and, eq, isNull } from 'drizzle-orm'
import type { Context, HandlersOf } from '@/backend/context'
import { isCourse } from '@/backend/modules/cart/cart-lines'
import { orderDetailOf } from '@/backend/modules/orders/order-mapper'
import {
  findOrder,
  findOrderById,
  type OrderRow,
  type OrderWithLines,
  withLines,
} from '@/backend/modules/orders/order-queries'
import { hashOf, opensOrder, orderToken } from '@/backend/modules/orders/order-secrets'
import { ONLINE } from '@/backend/modules/orders/order-status'
import { orderTexts } from '@/backend/modules/orders/texts'
import { awaitsMoney, transferOf } from '@/backend/modules/payments/order-payment'
import { availablePaymentTypes } from '@/backend/modules/payments/payment-types'
import { orders } from '@/backend/platform/db/tables'
import { HttpError, notFound, tooManyRequests } from '@/backend/platform/http/http-error'
import { countHit } from '@/backend/platform/http/rate-limit'
import { giveBack } from '@/backend/platform/http/rate-limit-tries'
import type { OrderDetail } from '@/contract/orders'

const MOST_LOOK_UPS = 5
const WINDOW_S = 15 * 60

const isOwner = ({ caller }: Context, { userId }: OrderRow) =>
  userId !== null && caller?.userId === userId

const isBuyer = (context: Context, order: OrderRow) =>
  isOwner(context, order) || opensOrder(context.header('x-order-token'), order.guestTokenHash)

/** The order as this caller sees it. */
export async function orderDetailFor(
  context: Context,
  found: OrderWithLines,
): Promise<OrderDetail> {
  const { order, lines } = found
  return orderDetailOf(found, {
    isOwner: isOwner(context, order),
    isBuyer: isBuyer(context, order),
    canPay: awaitsMoney(order) && (order.paymentType !== ONLINE || context.payment !== undefined),
    paymentTypes: availablePaymentTypes(
      context,
      lines.every((line) => isCourse(line)),
    ),
    bankTransfer: await transferOf(context, order),
  })
}

/** The order for its owner or whoever holds its token; an unknown one and a foreign one are the same 404. */
export async function readableOrder(context: Context, id: string): Promise<OrderRow> {
  const order = await findOrderById(context.db, id)
  if (!order || !isBuyer(context, order)) throw notFound()
  return order
}

type OrderRoutes = Pick<HandlersOf<'orders'>, 'getOrder' | 'lookUpOrder'>

async function countLookUp({ db, now }: Context, keys: string[]) {
  const tries = await Promise.all(
    keys.map((key) => countHit(db, key, MOST_LOOK_UPS, WINDOW_S, now())),
  )
  if (tries.some((one) => !one.allowed)) {
    throw tooManyRequests(
      Math.max(...tries.map((one) => one.retryAfter)),
      orderTexts.tooManyLookUps,
    )
  }
}

export const orderRoutes: OrderRoutes = {
  getOrder: async ({ params }, context) => ({
    data: await orderDetailFor(
      context,
      await withLines(context.db, await readableOrder(context, params.id)),
    ),
  }),

  lookUpOrder: async ({ body }, context) => {
    const code = body.orderCode.toUpperCase()
    const keys = [`look-up:code:${code}`, `look-up:ip:${context.ip}`]
    const start = context.now()
    await countLookUp(context, keys)
    const order = await findOrder(
      context.db,
      and(eq(orders.code, code), eq(orders.phone, body.phone), isNull(orders.userId)),
    )
    if (!order) throw new HttpError(404, orderTexts.noSuchOrder)
    for (const key of keys) await giveBack(context.db, key, WINDOW_S, start)
    const token = orderToken(context.config.tokenSecret, order.id)
    // The shop's secret may have been changed since the order was placed.
    if (!opensOrder(token, order.guestTokenHash)) {
      await context.db
        .update(orders)
        .set({ guestTokenHash: hashOf(token) })
        .where(eq(orders.id, order.id))
    }
    return { data: { orderId: order.id, orderToken: token } }
  },
}
