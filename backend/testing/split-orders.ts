import { expect } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { orderLine } from '@/backend/modules/orders/tables'
import { ledgerEntry } from '@/backend/modules/payments/tables'
import type { Db } from '@/backend/platform/db/connect'
import { guestOrder, lineOf, placed, sendOrder } from '@/backend/testing/orders'
import { type GhnShop, parcelsOf } from '@/backend/testing/parcels'

/** Two copies of the first book and two of the second, confirmed; `part` of them packed at once. */
export async function confirmedOrder(db: Db, shop: Pick<GhnShop, 'app' | 'call'>) {
  const order = await placed(
    await sendOrder(shop.app, guestOrder([lineOf(1, 2), lineOf(2, 2)], { email: 'lan@vi.du' })),
  )
  await shop.call(order.orderId, 'PATCH', { status: 2 })
  const lines = await db
    .select()
    .from(orderLine)
    .where(eq(orderLine.orderId, order.orderId))
    .orderBy(orderLine.productId)
  const [first, second] = lines.map(({ id }) => id)
  if (!first || !second) throw new Error('no lines')
  const pack = (one: number, two: number, isPart = true) =>
    shop.call(`${order.orderId}/pack`, 'POST', {
      isPart,
      lines: [
        { orderLineId: first, quantity: one },
        { orderLineId: second, quantity: two },
      ],
    })
  return { ...order, first, second, pack }
}

/** An order in two parcels: two copies of the first book and one of the second, then the last one. */
export async function twoParcels(db: Db, shop: GhnShop) {
  const order = await confirmedOrder(db, shop)
  expect((await order.pack(2, 1)).status).toBe(200)
  await shop.send(order.orderId)
  const rest = { isPart: false, lines: [{ orderLineId: order.second, quantity: 1 }] }
  expect((await shop.call(`${order.orderId}/pack`, 'POST', rest)).status).toBe(200)
  await shop.send(order.orderId)
  await shop.work()
  const [one, two] = await parcelsOf(db, order.orderId)
  if (!one?.trackingCode || !two?.trackingCode) throw new Error('no tracking codes')
  return { ...order, one: one.trackingCode, two: two.trackingCode, rows: [one, two] as const }
}

/** What was booked as cash, one entry after the other. */
export const cash = async (db: Db) =>
  (await db.select().from(ledgerEntry).where(eq(ledgerEntry.kind, 'cash'))).map(
    ({ amount }) => amount,
  )
