import { expect } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { orderEvent, orderLine, orders } from '@/backend/modules/orders/tables'
import { ledgerEntry, refund } from '@/backend/modules/payments/tables'
import type { Db } from '@/backend/platform/db/connect'
import { auditLog, mailOutbox } from '@/backend/platform/db/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import { guestOrder, lineOf, placed, sendOrder, stockOf } from '@/backend/testing/orders'
import { type GhnShop, orderStatus, parcelsOf, shopWithGhn } from '@/backend/testing/parcels'
import type { OrderParcels } from '@/contract/staff/parcels'

/** Two copies of each book, of which one of the second is left for later; the rest has set out. */
async function partlySent(db: Db, shop: GhnShop, isPaid = false) {
  const lines = [lineOf(1, 2), lineOf(2, 2)]
  const order = await placed(await sendOrder(shop.app, guestOrder(lines, { email: 'lan@vi.du' })))
  const { orderId, total } = order
  await shop.call(orderId, 'PATCH', { status: 2 })
  if (isPaid) {
    await db
      .update(orders)
      .set({ paymentStatus: 1, paymentType: 2, paidAt: new Date() })
      .where(eq(orders.id, orderId))
    await db.insert(ledgerEntry).values({
      ...{ kind: 'payment', reference: 'x', orderId, debit: 'bank', credit: 'orders' },
      amount: total,
    })
  }
  const own = await db
    .select()
    .from(orderLine)
    .where(eq(orderLine.orderId, orderId))
    .orderBy(orderLine.productId)
  await shop.call(`${orderId}/pack`, 'POST', {
    isPart: true,
    lines: own.map(({ id }, at) => ({ orderLineId: id, quantity: 2 - at })),
  })
  const drop = (isRestocked: boolean) => shop.call(`${orderId}/drop-later`, 'POST', { isRestocked })
  expect((await drop(true)).status).toBe(409)
  await shop.send(orderId)
  await shop.work()
  const [parcel] = await parcelsOf(db, orderId)
  const tracking = parcel?.trackingCode ?? ''
  await shop.goesOn(tracking, 'picked')
  return { ...order, drop, tracking, collects: parcel?.codAmount ?? 0 }
}

databaseTest('copies that never come are dropped from a cash order', async ({ db }) => {
  const shop = await shopWithGhn(db)
  try {
    const before = await stockOf(db, 2)
    const { orderId, total, collects, drop, tracking } = await partlySent(db, shop)
    const answers = await Promise.all([drop(true), drop(true)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const listed = await shop.call(`${orderId}/parcels`, 'GET')
    const { data } = (await listed.json()) as { data: OrderParcels }
    expect([data.unsent, data.parcels.length]).toEqual([[], 1])
    expect((await stockOf(db, 2))?.onHand).toBe((before?.onHand ?? 0) - 1)
    expect(await findInconsistencies(db)).toEqual([])
    await shop.goesOn(tracking, 'delivering', 'delivered')
    expect(await orderStatus(db, orderId)).toBe(5)
    const entries = await db.select().from(ledgerEntry).where(eq(ledgerEntry.orderId, orderId))
    expect(Object.fromEntries(entries.map(({ kind, amount }) => [kind, amount]))).toEqual({
      cash: collects,
      uncollected: total - collects,
    })
    const events = await db.select().from(orderEvent).where(eq(orderEvent.orderId, orderId))
    expect(events.map(({ note }) => note)).toContain('Bỏ khỏi đơn 1 bản gửi sau vì không còn hàng.')
    const mails = await db.select().from(mailOutbox)
    expect(mails.some(({ bodyText }) => bodyText.includes('không còn hàng'))).toBe(true)
    const action = eq(auditLog.action, 'order.later.drop')
    expect(await db.$count(auditLog, action)).toBe(1)
    expect(await findInconsistencies(db)).toEqual([])
  } finally {
    shop.site.close()
  }
})

databaseTest('a paid order gets the money of dropped copies back', async ({ db }) => {
  const shop = await shopWithGhn(db)
  try {
    const before = await stockOf(db, 2)
    const { orderId, tracking, drop } = await partlySent(db, shop, true)
    await shop.goesOn(tracking, 'delivering', 'delivered')
    expect(await orderStatus(db, orderId)).toBe(4)
    expect((await drop(false)).status).toBe(200)
    expect(await orderStatus(db, orderId)).toBe(5)
    expect((await db.select().from(refund)).map(({ amount }) => amount)).toEqual([120_000])
    expect((await stockOf(db, 2))?.onHand).toBe((before?.onHand ?? 0) - 2)
  } finally {
    shop.site.close()
  }
})
