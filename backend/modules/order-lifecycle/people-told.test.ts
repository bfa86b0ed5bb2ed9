import { expect } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { orderEvent, orders } from '@/backend/modules/orders/tables'
import { payment, refund } from '@/backend/modules/payments/tables'
import { affiliateCommission } from '@/backend/modules/promotions/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import { emailsTo } from '@/backend/testing/accounts'
import { type MoneyShop, moneyShop } from '@/backend/testing/money-shop'
import { lineOf } from '@/backend/testing/orders'
import { addAffiliate } from '@/backend/testing/shop'
import type { OrderDetail, Placed } from '@/contract/shop/orders'
import type { OwnReturns } from '@/contract/shop/returns'

const mails = async ({ db }: MoneyShop) =>
  (await emailsTo(db, 'khach@vi.du')).map(({ bodyText }) => bodyText).reverse()

const ownReturns = async ({ call }: MoneyShop, { orderId, orderToken }: Placed) =>
  (await call(`/api/Order/${orderId}/returns`, { method: 'GET', orderToken })).data as OwnReturns

const paymentStatusOf = async ({ db }: MoneyShop, { orderId }: Placed) =>
  (await db.select().from(orders).where(eq(orders.id, orderId)))[0]?.paymentStatus

async function deliver({ move }: MoneyShop, { orderId }: Placed, from = 2) {
  for (const status of [2, 3, 4, 5].filter((one) => one >= from)) {
    const { status: answer, text } = await move(orderId, status)
    expect([answer, text]).toEqual([200, ''])
  }
}

/** The buyer sends so many copies of each line back, or all, and the shop takes them in. */
async function sendBack(
  shop: MoneyShop,
  order: Placed,
  { copies, ...more }: { copies?: number } & Record<string, unknown> = {},
) {
  const lines = (await ownReturns(shop, order)).lines.map(({ orderLineId, left }) => ({
    orderLineId,
    quantity: copies ?? left,
  }))
  const asked = await shop.call(`/api/Order/${order.orderId}/returns`, {
    body: { reason: 'unwanted', lines, ...more },
    orderToken: order.orderToken,
  })
  if (asked.status !== 200) return asked
  const id = (asked.data as OwnReturns).returns[0]?.id
  await shop.staff(`returns/${id}/decide`, { isApproved: true })
  return shop.staff(`returns/${id}/receive`, {
    lines: lines.map(({ orderLineId, quantity }) => ({
      orderLineId,
      restock: quantity,
      writeOff: 0,
    })),
  })
}

const receiver = { bank: 'VCB', account: '0123456789', name: 'LAN' }

databaseTest(
  'a return asks for an account when its money cannot go back by itself',
  async (store) => {
    const shop = await moneyShop(store)
    const transfer = await shop.guest([lineOf(1)], 2)
    await shop.transfer(transfer.orderCode, transfer.total)
    await deliver(shop, transfer)
    expect((await ownReturns(shop, transfer)).needsReceiver).toBe(true)
    const refused = await sendBack(shop, transfer)
    expect([refused.status, refused.text]).toEqual([
      400,
      'Bạn hãy cho biết tài khoản ngân hàng nhận tiền hoàn.',
    ])
    expect((await sendBack(shop, transfer, { receiver })).status).toBe(200)

    const card = await shop.guest([lineOf(1)], 0)
    await shop.charge(card)
    await deliver(shop, card)
    expect((await ownReturns(shop, card)).needsReceiver).toBe(false)
    expect((await sendBack(shop, card)).status).toBe(200)
  },
)

databaseTest('cash that turned into a card payment needs no account', async (store) => {
  const shop = await moneyShop(store)
  const card = await shop.guest([lineOf(1)], 0)
  await shop.call(`/api/Order/${card.orderId}/pay`, {
    body: { paymentType: 1 },
    orderToken: card.orderToken,
  })
  await shop.charge(card)
  await deliver(shop, card)
  expect((await ownReturns(shop, card)).needsReceiver).toBe(false)
})

databaseTest(
  'goods that came back are paid for once a refund beside them is refused',
  async (store) => {
    const shop = await moneyShop(store)
    const order = await shop.guest([lineOf(1)], 2)
    await shop.transfer(order.orderCode, order.total)
    await deliver(shop, order)
    const asked = await shop.staff(`orders/${order.orderId}/refunds`, {
      amount: order.total,
      reason: 'Quà',
    })
    expect((await sendBack(shop, order, { receiver })).status).toBe(200)
    const goodwill = (asked.data as unknown as { id: string }).id
    const refusal = await shop.staff(`refunds/${goodwill}/refuse`, { note: 'Nhầm đơn' })
    expect(refusal.status).toBe(200)
    const open = (await shop.db.select().from(refund)).filter(({ status }) => status < 3)
    expect(open.map(({ cause, receiver: to }) => [cause, to?.account])).toEqual([
      ['return', '0123456789'],
    ])
    expect((await shop.settle(open[0]?.id ?? '')).status).toBe(200)
    expect(await findInconsistencies(shop.db)).toEqual([])
  },
)

databaseTest('a refund that is refused is told, with its reason', async (store) => {
  const shop = await moneyShop(store)
  const order = await shop.guest([lineOf(1)], 2)
  await shop.transfer(order.orderCode, order.total)
  const asked = await shop.staff(`orders/${order.orderId}/refunds`, { amount: 5_000, reason: 'x' })
  const id = (asked.data as unknown as { id: string }).id
  await shop.staff(`refunds/${id}/refuse`, { note: 'Phí giao đã được miễn' })
  const last = (await mails(shop)).at(-1)
  expect(last).toContain('không hoàn 5.000 ₫')
  expect(last).toContain('Phí giao đã được miễn')
  const notes = await shop.db.select().from(orderEvent).where(eq(orderEvent.isInternal, false))
  expect(notes.map(({ note }) => note)).toContain('Không hoàn 5.000 ₫: Phí giao đã được miễn.')
})

databaseTest('a transfer that goes back is told before and after', async (store) => {
  const shop = await moneyShop(store)
  const order = await shop.guest([lineOf(1)], 2)
  await shop.transfer(order.orderCode, order.total)
  await shop.transfer(order.orderCode, order.total)
  const open = (await shop.staff('transfers?state=open', undefined, 'GET')).data as { id: string }[]
  await shop.staff(`transfers/${open[0]?.id}/resolve`, { action: 'refund' })
  expect((await mails(shop)).at(-1)).toMatch(/Cửa hàng hoàn .* chậm nhất ngày/)
  const [row] = await shop.db.select().from(refund)
  await shop.settle(row?.id ?? '')
  expect((await mails(shop)).at(-1)).toContain('Đã hoàn')
  expect(await paymentStatusOf(shop, order)).toBe(1)
})

databaseTest('an order all of whose money went back is not packed', async (store) => {
  const shop = await moneyShop(store)
  const order = await shop.guest([lineOf(1)], 2)
  await shop.transfer(order.orderCode, order.total)
  await shop.move(order.orderId, 2)
  const waiting = async () =>
    ((await shop.staff('packing', undefined, 'GET')).data as { orders: unknown[] }).orders.length
  expect(await waiting()).toBe(1)
  await shop.refund(order.orderId, order.total)
  expect(await waiting()).toBe(0)
  expect(await paymentStatusOf(shop, order)).toBe(4)
})

databaseTest('reports count what was sold and kept', async (store) => {
  const shop = await moneyShop(store)
  const kept = await shop.guest([lineOf(1, 2)], 2)
  await shop.transfer(kept.orderCode, kept.total)
  const back = await shop.guest([lineOf(1)], 2)
  await shop.transfer(back.orderCode, back.total)
  await deliver(shop, back)
  await shop.move(back.orderId, 6)
  const given = await shop.guest([lineOf(1)], 2)
  await shop.transfer(given.orderCode, given.total)
  await shop.refund(given.orderId, given.total)
  const day = shop.now().toISOString().slice(0, 10)
  const report = async (name: string) =>
    (await shop.staff(`reports?report=${name}&from=${day}&to=${day}`, undefined, 'GET'))
      .data as unknown as { total: unknown[] }
  expect((await report('day')).total.slice(1, 3)).toEqual([1, 76_000])
  expect((await report('title')).total.slice(2)).toEqual([2, 76_000])
  expect((await report('payment')).total.slice(1, 3)).toEqual([1, 76_000])

  await deliver(shop, kept)
  await sendBack(shop, kept, { copies: 1, receiver })
  expect((await report('title')).total.slice(2)).toEqual([1, 38_000])
  expect((await report('day')).total.slice(1, 3)).toEqual([1, 38_000])
})

databaseTest('no mail says again that a cancelled order was placed', async (store) => {
  const shop = await moneyShop(store)
  const order = await shop.guest([lineOf(1)])
  await shop.move(order.orderId, 7)
  expect((await mails(shop)).join()).not.toContain('đã nhận đơn hàng')
  const { status } = await shop.staff(`orders/${order.orderId}/emails`, { kind: 'placed' })
  expect(status).toBe(409)
  const told = await shop.staff(`orders/${order.orderId}/emails`, { kind: 'status' })
  expect(told.status).toBe(200)
  expect((await mails(shop)).at(-1)).toContain('Bạn không phải trả tiền cho đơn này.')
})

databaseTest(
  'a parcel that did not arrive is not said to be taken back from the buyer',
  async (store) => {
    const shop = await moneyShop(store)
    const order = await shop.guest([lineOf(1), lineOf(2)])
    await shop.move(order.orderId, 2)
    const { cartDetails } = (await shop.staff(`orders/${order.orderId}`, undefined, 'GET'))
      .data as OrderDetail
    const lines = cartDetails.map(({ orderLineId, Quantity }) => ({
      orderLineId,
      quantity: Quantity,
    }))
    await shop.staff(`orders/${order.orderId}/pack`, { lines })
    for (const state of ['delivering', 'lost'])
      await shop.staff(`parcels/${order.orderCode}`, { state }, 'PATCH')
    const closed = await shop.staff(`parcels/${order.orderCode}/close`, { isRestocked: false })
    expect([closed.status, closed.text]).toEqual([200, ''])
    const { returns } = await ownReturns(shop, order)
    expect(returns.map(({ origin }) => origin)).toEqual(['lost'])
    for (const mail of await mails(shop)) expect(mail).not.toContain('đã nhận lại hàng')
  },
)

databaseTest(
  'payments and orders without anything left to refund wait for nothing',
  async (store) => {
    const shop = await moneyShop(store)
    const order = await shop.guest([lineOf(1)], 2)
    await shop.transfer(order.orderCode, order.total)
    await shop.refund(order.orderId, order.total)
    await shop.move(order.orderId, 7)
    expect(await paymentStatusOf(shop, order)).toBe(4)
    const rows = await shop.db.select().from(payment)
    expect(rows.map(({ status }) => status)).toEqual([4])

    const late = await shop.guest([lineOf(1)], 0)
    await shop.call(`/api/Order/${late.orderId}/pay`, {
      body: { paymentType: 1 },
      orderToken: late.orderToken,
    })
    for (const status of [2, 3, 4, 6]) await shop.move(late.orderId, status)
    await shop.charge(late)
    expect(await paymentStatusOf(shop, late)).toBe(3)
  },
)

databaseTest('what an order not paid yet would bring an affiliate is not owed', async (store) => {
  const shop = await moneyShop(store)
  const order = await shop.guest([lineOf(1)], 2)
  await addAffiliate(shop.db, 7, 'LAN10')
  await shop.db.insert(affiliateCommission).values({
    ...{ orderId: order.orderId, affiliateUserId: 7, base: 38_000, ratePercent: 10, amount: 3_800 },
  })
  const owed = async () =>
    (
      (await shop.call('/api/User/UserAffiliate', { method: 'GET', token: 'lan' }))
        .data as unknown as {
        totalPending: number
      }
    ).totalPending
  expect(await owed()).toBe(0)
  await shop.transfer(order.orderCode, order.total)
  expect(await owed()).toBe(3_800)
})
