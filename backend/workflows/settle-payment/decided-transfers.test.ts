import { expect } from '@jest/globals'
import { ledgerEntry, refund } from '@/backend/modules/payments/tables'
import type { Db } from '@/backend/platform/db/connect'
import { databaseTest } from '@/backend/platform/db/testing'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import { orderRow, shopWithBank } from '@/backend/testing/bank-shop'
import { json } from '@/backend/testing/test-app'
import type { OrderDetail, Placed } from '@/contract/shop/orders'

type Shop = Awaited<ReturnType<typeof shopWithBank>>

const byStaff = ({ app }: Shop, path: string, body: object, method = 'POST') =>
  app.request(`/api/staff/${path}`, { ...json(body, { authorization: 'Bearer staff' }), method })

const pageOf = async ({ app }: Shop, { orderId, orderToken = '' }: Placed) => {
  const answer = await app.request(`/api/Order/${orderId}`, {
    headers: { 'x-order-token': orderToken },
  })
  return ((await answer.json()) as { data: OrderDetail }).data
}

const balanceOf = async (db: Db, account: string) =>
  (await db.select().from(ledgerEntry)).reduce(
    (sum, { debit, credit, amount }) =>
      sum + (debit === account ? amount : 0) - (credit === account ? amount : 0),
    0,
  )

databaseTest(
  'a transfer that was written down by hand is the same when the bank tells of it',
  async (store) => {
    const { db } = store
    const shop = await shopWithBank(store)
    const order = await shop.order()
    const paid = { isPaid: true, reference: 'FT77' }
    expect((await byStaff(shop, `orders/${order.orderId}`, paid, 'PATCH')).status).toBe(200)
    await shop.tell({ reference: 'FT77', content: order.orderCode })
    expect(await shop.open()).toEqual([])
    expect((await pageOf(shop, order)).money).toMatchObject({ received: 56_000, toGiveBack: 0 })
    expect(await balanceOf(db, 'bank')).toBe(56_000)
    expect(await balanceOf(db, 'unassigned')).toBe(0)
    // Another one is another one.
    await shop.tell({ reference: 'FT78', content: order.orderCode })
    expect((await shop.open()).map(({ problem }) => problem)).toEqual(['twice'])
    expect((await pageOf(shop, order)).money).toMatchObject({ toGiveBack: 56_000 })
    expect(await findInconsistencies(db)).toEqual([])
  },
)

databaseTest(
  'a transfer that goes back does not count towards what is still to be sent',
  async (store) => {
    const { db } = store
    const shop = await shopWithBank(store)
    const order = await shop.order()
    await shop.tell({ content: order.orderCode, amount: 40_000 })
    expect(await pageOf(shop, order)).toMatchObject({
      money: { received: 40_000, toGiveBack: 0, toPay: 16_000 },
      bankTransfer: { amount: 16_000 },
    })
    const [less] = await shop.open()
    await shop.resolve(less?.id ?? '', { action: 'refund' })
    expect(await pageOf(shop, order)).toMatchObject({
      money: { received: 40_000, givenBack: 0, toGiveBack: 40_000, toPay: 56_000 },
      bankTransfer: { amount: 56_000 },
      canPay: true,
    })
    const [back] = await db.select().from(refund)
    const account = { bank: 'Vietcombank', account: '0123456789', name: 'LAN' }
    await byStaff(shop, `refunds/${back?.id}/receiver`, account)
    await byStaff(shop, `refunds/${back?.id}/approve`, {})
    await byStaff(shop, `refunds/${back?.id}/settle`, { reference: 'HT1' })
    expect((await pageOf(shop, order)).money).toMatchObject({
      ...{ received: 40_000, givenBack: 40_000, toGiveBack: 0, toPay: 56_000 },
    })
    await shop.tell({ content: order.orderCode })
    expect(await orderRow(db, order.orderId)).toMatchObject({ status: 1, paymentStatus: 1 })
    expect(await findInconsistencies(db)).toEqual([])
  },
)

databaseTest('at the door too: what goes back is told', async (store) => {
  const shop = await shopWithBank(store)
  const order = await shop.order({ paymentType: 1 })
  await shop.tell({ content: order.orderCode, amount: 40_000 })
  const [less] = await shop.open()
  await shop.resolve(less?.id ?? '', { action: 'refund' })
  expect((await pageOf(shop, order)).money).toMatchObject({
    ...{ received: 40_000, givenBack: 0, toGiveBack: 40_000, toPay: 56_000 },
  })
})
