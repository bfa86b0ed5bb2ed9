import { expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { orders } from '@/backend/modules/orders/tables'
import { codAmountOf } from '@/backend/modules/parcels/cod-amount'
import { ledgerEntry, refund } from '@/backend/modules/payments/tables'
import { inventory } from '@/backend/modules/stock/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import { stockOf } from '@/backend/testing/orders'
import { orderStatus, parcelsOf, shopWithGhn, subjects } from '@/backend/testing/parcels'
import { cash, confirmedOrder, twoParcels } from '@/backend/testing/split-orders'
import type { OrderDetail } from '@/contract/shop/orders'

databaseTest(
  'an order travels in two parcels: each told of once, its cash split to the đồng',
  async ({ db }) => {
    const shop = await shopWithGhn(db)
    try {
      const order = await twoParcels(db, shop)
      const { orderId, orderCode, total } = order
      const cod = order.rows.map(({ codAmount }) => codAmount)
      expect(cod.reduce((sum, one) => sum + one, 0)).toBe(total)
      expect(cod.every((amount) => amount > 0)).toBe(true)
      expect(order.rows.map(({ code }) => code)).toEqual([orderCode, `${orderCode}-2`])

      await shop.goesOn(order.one, 'picked')
      expect(await orderStatus(db, orderId)).toBe(4)
      await shop.goesOn(order.one, 'delivering', 'delivered')
      expect(await orderStatus(db, orderId)).toBe(4)
      expect(await cash(db)).toEqual([cod[0]])
      expect(await findInconsistencies(db)).toEqual([])
      await shop.goesOn(order.two, 'picked')
      await shop.goesOn(order.two, 'delivered')
      expect(await orderStatus(db, orderId)).toBe(5)
      expect(await cash(db)).toEqual(cod)
      const sent = await subjects(db)
      for (const subject of [
        `Đơn ${orderCode} đang trên đường giao`,
        `Kiện ${orderCode} đã giao`,
        `Kiện ${orderCode}-2 đang trên đường giao`,
        `Đơn ${orderCode} đã giao`,
      ]) {
        expect([subject, sent.filter((one) => one === subject).length]).toEqual([subject, 1])
      }
      const buyer = await shop.app.request(`/api/staff/orders/${orderId}`, {
        headers: { authorization: 'Bearer staff' },
      })
      const { data } = (await buyer.json()) as { data: OrderDetail }
      expect(data.parcels?.map(({ state, lines }) => [state, lines.length])).toEqual([
        ['delivered', 2],
        ['delivered', 1],
      ])
      expect(await findInconsistencies(db)).toEqual([])
    } finally {
      shop.site.close()
    }
  },
)

databaseTest(
  'fifty notices at once for each of two parcels end in the right state',
  async ({ db }) => {
    const shop = await shopWithGhn(db)
    try {
      const order = await twoParcels(db, shop)
      for (const code of [order.one, order.two]) {
        for (const status of ['picked', 'delivering', 'delivered']) await shop.happens(code, status)
      }
      const notices = [...Array(100)].map((_, at) => shop.tell(at % 2 ? order.one : order.two))
      await Promise.all([shop.work(), shop.work(), ...notices, shop.work()])
      await shop.work()
      expect(await orderStatus(db, order.orderId)).toBe(5)
      expect((await cash(db)).reduce((sum, one) => sum + one, 0)).toBe(order.total)
      const sent = await subjects(db)
      expect(new Set(sent).size).toBe(sent.length)
      expect(await findInconsistencies(db)).toEqual([])
    } finally {
      shop.site.close()
    }
  },
)

databaseTest(
  'a parcel that comes back is taken out of a cash order: stock and books explain it',
  async ({ db }) => {
    const shop = await shopWithGhn(db)
    try {
      const before = await stockOf(db, 2)
      const order = await twoParcels(db, shop)
      await shop.goesOn(order.one, 'picked', 'delivered')
      const back = `parcels/${order.orderCode}-2/close`
      expect((await shop.ask(back, 'POST', { isRestocked: true })).status).toBe(409)
      await shop.goesOn(order.two, 'picked', 'delivery_fail', 'return', 'returned')
      // Some of it has been paid for: the whole order can not be taken back.
      expect((await shop.call(order.orderId, 'PATCH', { status: 6 })).status).toBe(409)
      const answers = await Promise.all(
        [1, 2, 3].map(() => shop.ask(back, 'POST', { isRestocked: true })),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
      expect(await orderStatus(db, order.orderId)).toBe(5)
      expect(await cash(db)).toEqual([order.rows[0].codAmount])
      expect((await stockOf(db, 2))?.onHand).toBe((before?.onHand ?? 0) - 1)
      expect(await db.$count(refund)).toBe(0)
      expect(await findInconsistencies(db)).toEqual([])
    } finally {
      shop.site.close()
    }
  },
)

databaseTest(
  'a lost parcel of a paid order is refunded, and never more than was paid',
  async ({ db }) => {
    const shop = await shopWithGhn(db)
    try {
      const order = await confirmedOrder(db, shop)
      await db
        .update(orders)
        .set({ paymentStatus: 1, paymentType: 2, paidAt: new Date() })
        .where(eq(orders.id, order.orderId))
      await db.insert(ledgerEntry).values({
        ...{
          kind: 'payment',
          reference: 'x',
          orderId: order.orderId,
          debit: 'bank',
          credit: 'orders',
        },
        amount: order.total,
      })
      await order.pack(2, 1)
      await shop.send(order.orderId)
      await order.pack(0, 1)
      const rest = { isPart: false, lines: [{ orderLineId: order.second, quantity: 1 }] }
      await shop.call(`${order.orderId}/pack`, 'POST', rest)
      await shop.send(order.orderId)
      await shop.work()
      const [one, two] = await parcelsOf(db, order.orderId)
      expect([one?.codAmount, two?.codAmount]).toEqual([0, 0])
      await shop.goesOn(one?.trackingCode ?? '', 'picked', 'delivered')
      await shop.goesOn(two?.trackingCode ?? '', 'picked', 'lost')
      const closed = await shop.ask(`parcels/${order.orderCode}-2/close`, 'POST', {
        isRestocked: false,
      })
      expect(closed.status).toBe(200)
      expect(await orderStatus(db, order.orderId)).toBe(5)
      const [money] = await db.select().from(refund)
      expect(money?.amount).toBe(120_000)
      const [stock] = await db.select().from(inventory).where(eq(inventory.productId, 2))
      expect(stock?.onHand).toBe(1)
    } finally {
      shop.site.close()
    }
  },
)

databaseTest(
  'what is packed goes out once, in as many parcels as the shop likes',
  async ({ db }) => {
    const shop = await shopWithGhn(db)
    try {
      const order = await confirmedOrder(db, shop)
      expect((await order.pack(0, 0)).status).toBe(409)
      expect((await order.pack(3, 0)).status).toBe(409)
      expect((await order.pack(2, 1, false)).status).toBe(409)
      expect((await order.pack(2, 2, false)).status).toBe(200)
      const some = (orderLineId: number, quantity: number) => ({
        lines: [{ orderLineId, quantity }],
      })
      const tooMany = await shop.call(`${order.orderId}/parcels`, 'POST', some(order.first, 3))
      expect(tooMany.status).toBe(409)
      await shop.send(order.orderId, some(order.first, 1))
      await shop.work()
      // Taken back, its copies may go out anew.
      expect((await shop.ask(`parcels/${order.orderCode}`, 'DELETE')).status).toBe(200)
      await shop.send(order.orderId, some(order.second, 2))
      await shop.send(order.orderId)
      const rows = await parcelsOf(db, order.orderId)
      expect(rows).toHaveLength(3)
      const live = rows.filter(({ state }) => state !== 'cancelled')
      expect(live.reduce((sum, { codAmount }) => sum + codAmount, 0)).toBe(order.total)
      // Sent again with nothing left, nothing happens.
      await Promise.all([shop.send(order.orderId), shop.send(order.orderId)])
      expect(await parcelsOf(db, order.orderId)).toHaveLength(3)
      expect(await findInconsistencies(db)).toEqual([])
    } finally {
      shop.site.close()
    }
  },
)

test('however an order is split, its parcels collect its total to the đồng', () => {
  const book = fc.record({
    unitPrice: fc.nat(500_000),
    quantity: fc.integer({ min: 1, max: 20 }),
  })
  const split = fc.record({
    books: fc.array(book, { minLength: 1, maxLength: 8 }),
    total: fc.nat(2_000_000_000),
    parcels: fc.integer({ min: 1, max: 5 }),
    seed: fc.nat(),
  })
  fc.assert(
    fc.property(split, ({ books, total, parcels, seed }) => {
      const copies = books.flatMap(({ unitPrice, quantity }) =>
        Array<number>(quantity).fill(unitPrice),
      )
      const groups = Array.from({ length: parcels }, (_, at) =>
        copies.filter((_price, place) => (place * 31 + seed) % parcels === at),
      ).filter((group) => group.length > 0)
      let collected = 0
      for (const [at, group] of groups.entries()) {
        const chosen = group.map((unitPrice) => ({ unitPrice, quantity: 1 }))
        const isLast = at === groups.length - 1
        const amount = codAmountOf({ total, collected, books, chosen, isLast })
        expect(amount).toBeGreaterThanOrEqual(0)
        collected += amount
      }
      expect(collected).toBe(total)
    }),
    { numRuns: 500 },
  )
})
