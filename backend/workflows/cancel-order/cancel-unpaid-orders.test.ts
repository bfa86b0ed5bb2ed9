import { expect } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { readConfig } from '@/backend/app/config'
import { flashSaleItem } from '@/backend/modules/catalog/tables'
import { recordTransfer } from '@/backend/modules/order-lifecycle/record-payment'
import { orderEvent, orders } from '@/backend/modules/orders/tables'
import { affiliateCommission, voucher } from '@/backend/modules/promotions/tables'
import type { Db } from '@/backend/platform/db/connect'
import { idempotencyKey, mailOutbox } from '@/backend/platform/db/tables'
import { databaseTest, onPostgres } from '@/backend/platform/db/testing'
import { transact } from '@/backend/platform/db/transact'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import {
  guestOrder,
  lineOf,
  placed,
  sendOrder,
  stockOf,
  twoBookShop,
} from '@/backend/testing/orders'
import { fixedSettings, testShop } from '@/backend/testing/settings'
import { addAffiliate, addFlashSale, addUser, addVoucher } from '@/backend/testing/shop'
import { TEST_NOW } from '@/backend/testing/test-app'
import { cancelUnpaidOrders } from '@/backend/workflows/cancel-order/cancel-unpaid-orders'
import type { Placed } from '@/contract/shop/orders'

const HOUR = 3_600_000
const sweep = (db: Db, hoursLater: number) =>
  cancelUnpaidOrders({
    db,
    now: () => new Date(TEST_NOW.getTime() + hoursLater * HOUR),
    log: pino({ level: 'silent' }),
    config: readConfig({}),
    settings: fixedSettings(),
  })
const pay = (db: Db, { orderCode, total }: Placed) => {
  const source = { actor: 'test', now: TEST_NOW, shop: testShop }
  return transact(db, (tx) => recordTransfer(tx, { code: orderCode, total }, source))
}

databaseTest('an order nobody pays for in its day gives everything back, once', async (store) => {
  const app = await twoBookShop(store)
  const { db } = store
  await addVoucher(db, { code: 'SALE10', usageLimit: 1 })
  await addUser(db, { id: 7 })
  await addAffiliate(db, 7, 'CTV7')
  await addFlashSale(db, { productId: 2, price: 90_000, quantity: 2 })
  const changes = {
    paymentType: 2,
    code: 'SALE10',
    affiliateCode: 'CTV7',
    email: 'lan@vi.du',
  }
  const order = await placed(await sendOrder(app, guestOrder([lineOf(1, 2), lineOf(2)], changes)))
  await placed(await sendOrder(app, guestOrder([lineOf(1)])))

  expect(await sweep(db, 23.9)).toBe(0)
  expect(await sweep(db, 24.1)).toBe(1)
  expect(await sweep(db, 24.2)).toBe(0)

  expect(await stockOf(db, 1)).toMatchObject({ onHand: 19, reserved: 0 })
  expect(await stockOf(db, 2)).toMatchObject({ onHand: 3, reserved: 0 })
  expect(await db.select().from(voucher)).toMatchObject([{ used: 0 }])
  expect(await db.select().from(flashSaleItem)).toMatchObject([{ sold: 0 }])
  expect(await db.select().from(affiliateCommission)).toMatchObject([{ status: 3 }])
  const rows = await db.select().from(orders)
  expect(rows.find((row) => row.id === order.orderId)).toMatchObject({
    status: 7,
    cancelReason: 'Quá hạn thanh toán',
  })
  expect(rows.filter((row) => row.status === 1)).toHaveLength(1)
  const events = await db.select().from(orderEvent)
  expect(events.filter((event) => event.orderId === order.orderId)).toHaveLength(2)
  const emails = await db.select({ subject: mailOutbox.subject }).from(mailOutbox)
  expect(emails.map(({ subject }) => subject)).toContain(`Đơn ${order.orderCode} đã được hủy`)
  expect(await findInconsistencies(db)).toEqual([])
})

databaseTest(
  'a payment in time turns the hold into a sale and earns the commission',
  async (store) => {
    const app = await twoBookShop(store)
    const { db } = store
    await addUser(db, { id: 7 })
    await addAffiliate(db, 7, 'CTV7')
    const body = guestOrder([lineOf(1, 2)], { paymentType: 2, affiliateCode: 'CTV7' })
    const order = await placed(await sendOrder(app, body))
    expect(await pay(db, order)).toBe('recorded')
    expect(await pay(db, order)).toBe('known')
    expect(await sweep(db, 48)).toBe(0)
    expect(await stockOf(db, 1)).toMatchObject({ onHand: 18, reserved: 0 })
    expect(await db.select().from(affiliateCommission)).toMatchObject([{ status: 1 }])
    const [row] = await db.select().from(orders)
    expect(row).toMatchObject({ status: 1, paymentStatus: 1, paidAt: TEST_NOW, payBefore: null })
    expect(await findInconsistencies(db)).toEqual([])
  },
)

databaseTest('keys of orders are forgotten after a month', async (store) => {
  const app = await twoBookShop(store)
  await placed(await sendOrder(app, guestOrder([lineOf(1)])))
  await sweep(store.db, 29 * 24)
  expect(await store.db.$count(idempotencyKey)).toBe(1)
  await sweep(store.db, 31 * 24)
  expect(await store.db.$count(idempotencyKey)).toBe(0)
})

onPostgres(
  'payments and two sweepers race for twelve orders: each is paid or expired, never both',
  async (store) => {
    const app = await twoBookShop(store)
    const { db } = store
    await addVoucher(db, { code: 'SALE10', perUserLimit: 9 })
    const made: Placed[] = []
    for (let i = 0; i < 12; i++) {
      const body = guestOrder([lineOf(1)], { paymentType: 2, code: 'SALE10' })
      made.push(await placed(await sendOrder(app, body)))
    }
    await Promise.all([
      ...made.flatMap((order) => [pay(db, order), pay(db, order)]),
      sweep(db, 25),
      sweep(db, 25),
    ])
    await sweep(db, 25)
    const paid = await db.$count(orders, eq(orders.status, 1))
    const expired = await db.$count(orders, eq(orders.status, 7))
    expect(paid + expired).toBe(12)
    expect(await stockOf(db, 1)).toMatchObject({ onHand: 20 - paid, reserved: 0 })
    const [row] = await db.select().from(voucher)
    expect(row?.used).toBe(paid)
    expect(await findInconsistencies(db)).toEqual([])
  },
)
