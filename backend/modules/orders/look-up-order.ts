import { and, eq, isNull } from 'drizzle-orm'
import { findOrder } from '@/backend/modules/orders/order-queries'
import { hashOf, opensOrder, orderToken } from '@/backend/modules/orders/order-secrets'
import { orders } from '@/backend/modules/orders/tables'
import { orderTexts } from '@/backend/modules/orders/texts'
import type { Context } from '@/backend/platform/context'
import { HttpError, tooManyRequests } from '@/backend/platform/http/http-error'
import { countHits, type WindowLimit, windowLimit } from '@/backend/platform/http/rate-limit'
import { throttleKey } from '@/backend/platform/http/throttle-key'
import { plainOrderCode } from '@/contract/comparable'
import { rateLimits } from '@/contract/rate-limits'

const { ofOrderAndAddress, ofAddress, ofOrder } = rateLimits.orderLookUps

/**
 * Five wrong telephone numbers for an order from one address, so that a stranger's do not shut the buyer out. The higher limits hold
 * back who tries many orders from one address, or one order from many addresses.
 */
const limitsOf = (address: string, code: string): WindowLimit[] => [
  windowLimit(throttleKey('look-up', { address, code }), ofOrderAndAddress),
  windowLimit(throttleKey('look-up', { address }), ofAddress),
  windowLimit(throttleKey('look-up', { code }), ofOrder),
]

/** Finds a guest's order by its code and telephone number and gives its token again; only failures count towards the limit. */
export async function lookUpOrder(
  context: Context,
  { orderCode, phone }: { orderCode: string; phone: string },
) {
  const { db, config, ip } = context
  const code = plainOrderCode(orderCode)
  const { retryAfter, giveBack } = await countHits(db, limitsOf(ip, code), context.now())
  if (retryAfter > 0) throw tooManyRequests(retryAfter, orderTexts.tooManyLookUps)
  const order = await findOrder(
    db,
    and(eq(orders.code, code), eq(orders.phone, phone), isNull(orders.userId)),
  )
  if (!order) throw new HttpError(404, orderTexts.noSuchOrder)
  await giveBack()
  const token = orderToken(config.tokenSecret, order.id)
  // The token secret may have been changed since the order was placed.
  if (!opensOrder(token, order.guestTokenHash)) {
    await db
      .update(orders)
      .set({ guestTokenHash: hashOf(token) })
      .where(eq(orders.id, order.id))
  }
  return { orderId: order.id, orderToken: token }
}
