import { expect } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { ledgerEntry, payment, refund } from '@/backend/modules/payments/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import { orderRow, shopWithBank } from '@/backend/testing/bank-shop'
import { json } from '@/backend/testing/test-app'

type Shop = Awaited<ReturnType<typeof shopWithBank>>

/** An order that was cancelled before its transfer came. */
async function lateOrder({ app, order, tell }: Shop) {
  const { orderId, orderCode, total, orderToken = '' } = await order()
  await app.request(`/api/Order/${orderId}/cancel`, json({}, { 'x-order-token': orderToken }))
  await tell({ content: orderCode })
  return { orderId, orderCode, total }
}

const staffCall = async ({ app }: Shop, path: string, body: object) =>
  app.request(`/api/staff/${path}`, json(body, { authorization: 'Bearer staff' }))

databaseTest('money that came too late goes back once, and then none is due', async (store) => {
  const { db } = store
  const shop = await shopWithBank(store)
  const { orderId, total } = await lateOrder(shop)
  expect(await orderRow(db, orderId)).toMatchObject({ status: 7, paymentStatus: 3 })
  const [late] = await shop.open()
  await shop.resolve(late?.id ?? '', { action: 'refund' })
  const again = { amount: total, reason: 'Hoàn lần nữa' }
  expect((await staffCall(shop, `orders/${orderId}/refunds`, again)).status).toBe(409)

  const [money] = await db.select().from(refund)
  const account = { bank: 'Vietcombank', account: '0123456789', name: 'LAN' }
  expect((await staffCall(shop, `refunds/${money?.id}/receiver`, account)).status).toBe(200)
  expect((await staffCall(shop, `refunds/${money?.id}/approve`, {})).status).toBe(200)
  expect(await orderRow(db, orderId)).toMatchObject({ paymentStatus: 3 })
  const paidBack = await staffCall(shop, `refunds/${money?.id}/settle`, { reference: 'FT99' })
  expect(paidBack.status).toBe(200)
  expect(await orderRow(db, orderId)).toMatchObject({ status: 7, paymentStatus: 4 })
  expect(await db.select().from(payment)).toMatchObject([{ status: 4 }])
  const entries = await db.select().from(ledgerEntry)
  const balance = (account: string) =>
    entries.reduce(
      (sum, { debit, credit, amount }) =>
        sum + (debit === account ? amount : 0) - (credit === account ? amount : 0),
      0,
    )
  expect([balance('bank'), balance('orders'), balance('unassigned')]).toEqual([0, 0, 0])
  expect(await findInconsistencies(db)).toEqual([])
})

databaseTest(
  'what the order’s page has sent back is not sent back as a transfer',
  async (store) => {
    const { db } = store
    const shop = await shopWithBank(store)
    const { orderId, total } = await lateOrder(shop)
    const asked = { amount: total, reason: 'Đơn đã hủy' }
    expect((await staffCall(shop, `orders/${orderId}/refunds`, asked)).status).toBe(200)
    const [late] = await shop.open()
    const refused = await shop.refuseResolve(late?.id ?? '', { action: 'refund' })
    expect(refused.status).toBe(409)
    expect(await db.$count(refund, eq(refund.orderId, orderId))).toBe(1)
    await shop.resolve(late?.id ?? '', { action: 'close', note: 'Hoàn theo đơn' })
    expect(await findInconsistencies(db)).toEqual([])
  },
)

databaseTest('a second late transfer of the same sum goes back too', async (store) => {
  const { db } = store
  const shop = await shopWithBank(store)
  const { orderCode } = await lateOrder(shop)
  await shop.tell({ content: orderCode })
  for (const { id } of await shop.open()) await shop.resolve(id, { action: 'refund' })
  expect(await db.$count(refund)).toBe(2)
  expect(await findInconsistencies(db)).toEqual([])
})
