import { randomUUID } from 'node:crypto'
import { expect } from '@jest/globals'
import { orders } from '@/backend/modules/orders/tables'
import { stockMovement } from '@/backend/modules/stock/tables'
import type { Db } from '@/backend/platform/db/connect'
import { mailOutbox } from '@/backend/platform/db/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import {
  guestOrder,
  lineOf,
  placed,
  sendOrder,
  twoBookShop as shop,
} from '@/backend/testing/orders'
import { addUser } from '@/backend/testing/shop'
import { TEST_NOW } from '@/backend/testing/test-app'

const nothingHappened = async (db: Db) => {
  expect(await db.$count(orders)).toBe(0)
  expect(await db.$count(stockMovement)).toBe(0)
  expect(await db.$count(mailOutbox)).toBe(0)
  expect(await findInconsistencies(db)).toEqual([])
}

const numbers = [0, -1, 1.5, 1e9, '5', ' 5 ', true, [], Number.NaN, 2_147_483_648, null, {}]

databaseTest(
  'whatever stands for a quantity, an id or a ward: nothing is charged that was not asked',
  async (store) => {
    const app = await shop(store)
    for (const bad of numbers) {
      const wrongWard = guestOrder([lineOf(1)])
      const bodies = [
        guestOrder([{ productId: 1, Quantity: bad }]),
        guestOrder([{ productId: bad, Quantity: 1 }]),
        guestOrder([lineOf(1)], { paymentType: bad === true ? 5 : bad === 0 ? 6 : bad }),
        guestOrder([lineOf(1)], { expectedTotal: bad === null ? 'x' : bad }),
        { ...wrongWard, address: { ...wrongWard.address, wardId: bad } },
        guestOrder(bad),
      ]
      for (const body of bodies) {
        const { status } = await sendOrder(app, body)
        expect([JSON.stringify(body), status >= 400 && status < 500]).toEqual([
          JSON.stringify(body),
          true,
        ])
      }
    }
    await nothingHappened(store.db)
  },
)

databaseTest(
  'fields that are not the buyer’s to set change nothing about an order',
  async (store) => {
    const app = await shop(store)
    const { db } = store
    await addUser(db, { id: 7 })
    const lies = {
      price: 1,
      priceSale: 1,
      unitPrice: 1,
      discount: 30_000,
      discountVoucher: 30_000,
      fee: 0,
      shippingFee: 0,
      subTotal: 1,
      total: 1,
      userId: 7,
      role: 'admin',
      isAdmin: true,
      status: 5,
      paid: true,
      paymentStatus: 1,
      stock: 1_000,
      createdAt: '2020-01-01T00:00:00Z',
      orderCode: 'HS00000001',
      orderId: randomUUID(),
    }
    const honest = guestOrder([lineOf(1)])
    const lying = {
      ...lies,
      ...honest,
      address: { ...lies, ...honest.address },
      cartDetails: [{ ...lies, ...lineOf(1) }],
    }
    expect((await placed(await sendOrder(app, lying))).total).toBe(56_000)
    const [row] = await db.select().from(orders)
    expect(row).toMatchObject({
      userId: null,
      status: 1,
      paymentStatus: 0,
      subTotal: 38_000,
      discountVoucher: 0,
      shippingFee: 18_000,
      total: 56_000,
      placedAt: TEST_NOW,
    })
    expect(row?.code).not.toBe('HS00000001')
  },
)
