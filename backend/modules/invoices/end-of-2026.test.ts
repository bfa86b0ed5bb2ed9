import { expect } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { product } from '@/backend/modules/catalog/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import { invoicingShop } from '@/backend/testing/invoices'
import { payByBank } from '@/backend/testing/orders'
import { TEST_NOW } from '@/backend/testing/test-app'

const MINUTE = 60_000
const rateOf = (lines: { rate: number | null; amount: number }[]) => lines.map(({ rate }) => rate)

databaseTest(
  'the lowered tax ends between two parcels of one night, and a return keeps its rate',
  async ({ db }) => {
    const shop = await invoicingShop(db)
    await db.update(product).set({ vatClass: 'standard' }).where(eq(product.id, 1))
    const lastHalfHour = new Date('2026-12-31T23:30:00+07:00').getTime()
    shop.wait((lastHalfHour - TEST_NOW.getTime()) / MINUTE)
    const [before, after] = [await shop.place(), await shop.place()]
    await shop.ship(before.orderId)
    await shop.work()
    shop.wait(60)
    await shop.ship(after.orderId)
    await shop.work()
    const [old] = await shop.invoicesOf(before.orderId)
    const [next] = await shop.invoicesOf(after.orderId)
    expect([rateOf(old?.lines ?? []), rateOf(next?.lines ?? [])]).toEqual([
      expect.arrayContaining([8]),
      expect.arrayContaining([10]),
    ])
    expect([old?.total, next?.total]).toEqual([before.total, after.total])
    // It comes back in January: what is taken off the old invoice is taken off at its own rate.
    await shop.move(before.orderId, 5)
    await shop.move(before.orderId, 6)
    await shop.work()
    const [, adjustment] = await shop.invoicesOf(before.orderId)
    expect(adjustment).toMatchObject({ kind: 'adjustment', total: -before.total })
    expect(rateOf(adjustment?.lines ?? [])).toEqual(rateOf(old?.lines ?? []))
    expect(await findInconsistencies(db)).toEqual([])
    shop.site.close()
  },
)

databaseTest(
  'ordered in the old year, paid and sent in the new: the price stays, the invoice and what is paid back have the new rate',
  async ({ db }) => {
    const shop = await invoicingShop(db)
    await db.update(product).set({ vatClass: 'standard' }).where(eq(product.id, 1))
    const tenToTwelve = new Date('2026-12-31T23:50:00+07:00').getTime()
    shop.wait((tenToTwelve - TEST_NOW.getTime()) / MINUTE)
    const order = await shop.place({ paymentType: 2 })
    shop.wait(20)
    await payByBank(db, order.orderId, shop.services.now())
    await shop.ship(order.orderId)
    await shop.move(order.orderId, 5)
    await shop.work()
    const [invoiced] = await shop.invoicesOf(order.orderId)
    expect(invoiced).toMatchObject({ state: 'issued', total: order.total })
    expect(new Set(rateOf(invoiced?.lines ?? []))).toEqual(new Set([10, 5]))
    // The new year's first days: a part is paid back, and reaches the buyer's account.
    shop.wait(2 * 24 * 60)
    const part = { amount: 10_000, reason: 'Bìa xước' }
    expect((await shop.staff(`orders/${order.orderId}/refunds`, part)).status).toBe(200)
    await shop.work()
    const [, adjustment] = await shop.invoicesOf(order.orderId)
    expect(adjustment).toMatchObject({ kind: 'adjustment', state: 'issued', total: -10_000 })
    expect(rateOf(adjustment?.lines ?? [])).not.toContain(8)
    expect(await findInconsistencies(db)).toEqual([])
    shop.site.close()
  },
)
