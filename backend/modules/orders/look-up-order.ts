import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '@/backend/context'
import { findOrder } from '@/backend/modules/orders/order-queries'
import { hashOf, opensOrder, orderToken } from '@/backend/modules/orders/order-secrets'
import { orderTexts } from '@/backend/modules/orders/texts'
import { orders } from '@/backend/platform/db/tables'
import { HttpError, tooManyRequests } from '@/backend/platform/http/http-error'
import { countHit, returnHit } from '@/backend/platform/http/rate-limit'

const MAX_LOOK_UPS = 5
const WINDOW_S = 15 * 60

async function limitLookUps({ db, now }: Context, keys: string[]) {
  const hits = await Promise.all(
    keys.map((key) => countHit(db, key, MAX_LOOK_UPS, WINDOW_S, now())),
  )
  if (hits.some((one) => !one.allowed)) {
    throw tooManyRequests(Math.max(...hits.map((one) => one.retryAfter)), orderTexts.tooManyLookUps)
  }
}

/** Finds a guest's order by its code and telephone number and gives its token again; only failures count towards the limit. */
export async function lookUpOrder(
  context: Context,
  { orderCode, phone }: { orderCode: string; phone: string },
) {
  const { db, config, ip } = context
  const code = orderCode.toUpperCase()
  const keys = [`look-up:code:${code}`, `look-up:ip:${ip}`]
  const start = context.now()
  await limitLookUps(context, keys)
  const order = await findOrder(
    db,
    and(eq(orders.code, code), eq(orders.phone, phone), isNull(orders.userId)),
  )
  if (!order) throw new HttpError(404, orderTexts.noSuchOrder)
  for (const key of keys) await returnHit(db, key, WINDOW_S, start)
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
