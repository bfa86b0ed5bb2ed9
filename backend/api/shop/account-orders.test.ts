import { randomUUID } from 'node:crypto'
import { expect } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { flashSaleItem } from '@/backend/modules/catalog/tables'
import { orderLine, orders } from '@/backend/modules/orders/tables'
import { affiliateCommission, voucher } from '@/backend/modules/promotions/tables'
import { feedback } from '@/backend/modules/reviews/tables'
import type { Store } from '@/backend/platform/db/connect'
import { mailOutbox } from '@/backend/platform/db/tables'
import { databaseTest, onPostgres } from '@/backend/platform/db/testing'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import { home, twoBuyers } from '@/backend/testing/buyers'
import { lineOf, placed, refused, stockOf } from '@/backend/testing/orders'
import { addAffiliate, addFlashSale, addVoucher } from '@/backend/testing/shop'
import { cancelOrder } from '@/contract/shop/cancellations'
import { getUserOrder, listUserOrders } from '@/contract/shop/orders'

/** Two signed-in buyers; `buy` fills and orders Lan's cart. */
async function signedIn(store: Pick<Store, 'db'>) {
  const { lan, minh, aSecondPasses } = await twoBuyers(store)
  const buy = async (paymentType: number, ...lines: ReturnType<typeof lineOf>[]) => {
    aSecondPasses()
    for (const line of lines) await lan('POST', '/Order/add-product', line)
    await lan('PATCH', '/Order/Address', home)
    return placed(await lan('POST', '/Order/CheckOut', { paymentType }))
  }
  return { lan, minh, buy }
}
const cancel = (orderId: string, reason?: string) =>
  ['PATCH', '/User/CancelOrder', { orderId, ...(reason && { reason }) }] as const

databaseTest('the own orders come newest first, by page and by status', async (store) => {
  const { lan, minh, buy } = await signedIn(store)
  const first = await buy(1, lineOf(1, 2), lineOf(2))
  const second = await buy(2, lineOf(1))
  const list = async (query: string) =>
    listUserOrders.response.parse(await (await lan('GET', `/User/orders${query}`)).json())
  const all = await list('')
  expect(all).toMatchObject({ totalPage: 1, totalItem: 2 })
  expect(all.data).toMatchObject([
    { orderId: second.orderId, status: 0, totalProducts: 1, paymentType: 2 },
    {
      orderId: first.orderId,
      status: 1,
      totalProducts: 3,
      firstProductName: 'Sách 1',
      total: first.total,
    },
  ])
  expect((await list('?status=1')).data).toHaveLength(1)
  expect((await list('?pageSize=1&page=2')).data).toMatchObject([{ orderId: first.orderId }])
  expect((await list('?page=9')).data).toEqual([])
  expect(await (await minh('GET', '/User/orders')).json()).toMatchObject({ data: [] })
})

databaseTest('an order is read by its buyer and is unknown to everybody else', async (store) => {
  const { lan, minh, buy } = await signedIn(store)
  const { orderId, orderCode } = await buy(2, lineOf(1))
  for (const path of [`/User/orders/${orderId}`, `/Order/${orderId}`]) {
    const own = await lan('GET', path)
    expect(getUserOrder.response.parse(await own.json()).data).toMatchObject({
      orderCode,
      canCancel: true,
      canPay: true,
      bankTransfer: { content: orderCode },
    })
    const foreign = await minh('GET', path)
    const unknown = await minh('GET', path.replace(orderId, randomUUID()))
    expect([foreign.status, await foreign.text()]).toEqual([404, await unknown.text()])
  }
  expect((await minh(...cancel(orderId))).status).toBe(404)
  expect((await minh(...cancel(randomUUID()))).status).toBe(404)
})

databaseTest(
  'cancelling gives stock, codes, flash copies and commission back, once',
  async (store) => {
    const { lan, buy } = await signedIn(store)
    const { db } = store
    await addVoucher(db, { code: 'SALE10', usageLimit: 1 })
    await addAffiliate(db, 8, 'CTV8')
    await addFlashSale(db, { productId: 2, price: 90_000, quantity: 2 })
    await lan('POST', '/Order/add-product', lineOf(1))
    await lan('POST', '/Order/add-voucher', { code: 'SALE10' })
    await lan('GET', '/Order/add-affiliate?affiliateCode=CTV8')
    const { orderId } = await buy(1, lineOf(2))
    expect(await stockOf(db, 1)).toMatchObject({ onHand: 19 })
    const responses = [await lan(...cancel(orderId, 'Đặt nhầm')), await lan(...cancel(orderId))]
    for (const response of responses) {
      expect(response.status).toBe(200)
      expect(cancelOrder.response.parse(await response.json()).data).toMatchObject({
        status: 7,
        cancelReason: 'Đặt nhầm',
        canCancel: false,
        canPay: false,
        events: [{ status: 1 }, { status: 7, note: 'Đặt nhầm' }],
      })
    }
    expect(await stockOf(db, 1)).toMatchObject({ onHand: 20, reserved: 0 })
    expect(await stockOf(db, 2)).toMatchObject({ onHand: 3, reserved: 0 })
    expect(await db.select().from(voucher)).toMatchObject([{ used: 0 }])
    expect(await db.select().from(flashSaleItem)).toMatchObject([{ sold: 0 }])
    expect(await db.select().from(affiliateCommission)).toMatchObject([{ status: 3 }])
    const emails = await db.select().from(mailOutbox)
    expect(emails.map(({ toAddr }) => toAddr)).toEqual(['lan@vi.du'])
    expect(await findInconsistencies(db)).toEqual([])
    await lan('POST', '/Order/add-product', lineOf(1))
    expect((await lan('POST', '/Order/add-voucher', { code: 'SALE10' })).status).toBe(200)
  },
)

databaseTest(
  'an order on its way can’t be cancelled, a delivered one can be reviewed',
  async (store) => {
    const { lan, buy } = await signedIn(store)
    const { orderId } = await buy(1, lineOf(1), lineOf(2))
    for (const status of [2, 3, 4, 5, 6]) {
      await store.db.update(orders).set({ status }).where(eq(orders.id, orderId))
      expect(await refused(await lan(...cancel(orderId)))).toMatchObject({ status: 409 })
    }
    await store.db.update(orders).set({ status: 5 })
    const [line] = await store.db.select().from(orderLine)
    await store.db.insert(feedback).values({
      orderLineId: line?.id ?? 0,
      productId: line?.productId ?? 0,
      displayName: 'Lan',
      rating: 5,
      content: 'Hay',
    })
    const response = await lan('GET', `/User/orders/${orderId}`)
    const { data } = getUserOrder.response.parse(await response.json())
    expect(data.cartDetails.map((one) => one.canReview)).toEqual([false, true])
    expect(await stockOf(store.db, 1)).toMatchObject({ onHand: 19 })
  },
)

onPostgres('ten cancellations at once give everything back once', async (store) => {
  const { lan, buy } = await signedIn(store)
  const { orderId } = await buy(2, lineOf(1, 5))
  const responses = await Promise.all(Array.from({ length: 10 }, () => lan(...cancel(orderId))))
  expect(responses.map((response) => response.status)).toEqual(Array(10).fill(200))
  expect(await stockOf(store.db, 1)).toMatchObject({ onHand: 20, reserved: 0 })
  expect(await findInconsistencies(store.db)).toEqual([])
})
