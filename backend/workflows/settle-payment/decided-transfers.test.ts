import { expect } from '@jest/globals'
import { ledgerEntry, refund } from '@/backend/modules/payments/tables'
import type { Db } from '@/backend/platform/db/connect'
import { databaseTest } from '@/backend/platform/db/testing'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import { emailsTo } from '@/backend/testing/accounts'
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

databaseTest(
  'that too much came stands in the history at the state the order has then',
  async (store) => {
    const shop = await shopWithBank(store)
    const order = await shop.order()
    await shop.tell({ content: order.orderCode, amount: 60_000 })
    const [more] = await shop.open()
    await shop.resolve(more?.id ?? '', { action: 'credit' })
    const { status, events } = await pageOf(shop, order)
    expect(status).toBe(1)
    expect(events.map((event) => event.status)).toEqual([0, 1, 1])
    expect(events.at(-1)?.note).toContain('chuyển thừa')
  },
)

databaseTest(
  'an order that has all its money back is not refunded while a transfer for it lies with the shop',
  async (store) => {
    const { db } = store
    const shop = await shopWithBank(store)
    const order = await shop.order()
    for (const reference of ['FT1', 'FT2']) await shop.tell({ reference, content: order.orderCode })
    const receiver = { bank: 'Vietcombank', account: '0123456789', name: 'LAN' }
    const asked = { amount: 56_000, reason: 'Hoàn cả đơn', receiver }
    await byStaff(shop, `orders/${order.orderId}/refunds`, asked)
    const [back] = await db.select().from(refund)
    await byStaff(shop, `refunds/${back?.id}/approve`, {})
    await byStaff(shop, `refunds/${back?.id}/settle`, { reference: 'HT1' })
    expect(await pageOf(shop, order)).toMatchObject({
      paymentStatus: 3,
      money: { received: 112_000, givenBack: 56_000, toGiveBack: 56_000 },
    })
    expect(await findInconsistencies(db)).toEqual([])
    const [twice] = await shop.open()
    await shop.resolve(twice?.id ?? '', { action: 'refund' })
    const [other] = (await db.select().from(refund)).filter(({ status }) => status === 0)
    await byStaff(shop, `refunds/${other?.id}/receiver`, receiver)
    await byStaff(shop, `refunds/${other?.id}/approve`, {})
    expect(await findInconsistencies(db)).toEqual([])
    await byStaff(shop, `refunds/${other?.id}/settle`, { reference: 'HT2' })
    expect(await pageOf(shop, order)).toMatchObject({ paymentStatus: 4, money: { toGiveBack: 0 } })
    expect(await findInconsistencies(db)).toEqual([])
  },
)

databaseTest(
  'who transferred too little is mailed what is missing and until when',
  async (store) => {
    const { db } = store
    const shop = await shopWithBank(store)
    const order = await shop.order()
    await shop.tell({ content: order.orderCode, amount: 40_000 })
    const missing = async () =>
      (await emailsTo(db, 'lan@vi.du')).filter(({ subject }) => subject.includes('còn thiếu'))
    const [mail, ...more] = await missing()
    expect(more).toEqual([])
    expect(mail?.subject).toBe(`Đơn ${order.orderCode} còn thiếu 16.000 ₫`)
    expect(mail?.bodyText).toMatch(
      /đã nhận 40\.000 ₫ .*còn thiếu 16\.000 ₫\.[\s\S]*Bạn trả đủ trước /,
    )
    // What makes up the sum is looked at by a person: nothing is missing any more.
    await shop.tell({ content: order.orderCode, amount: 16_000 })
    expect(await missing()).toHaveLength(1)
  },
)
