import { expect } from '@jest/globals'
import { pino } from 'pino'
import { refund } from '@/backend/modules/payments/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import { moneyShop } from '@/backend/testing/money-shop'
import { lineOf } from '@/backend/testing/orders'
import { openOwedRefunds } from '@/backend/workflows/cancel-order/open-owed-refunds'

databaseTest('money that comes after the cancelling goes back by itself, once', async (store) => {
  const shop = await moneyShop(store)
  const order = await shop.guest([lineOf(1, 2)], 0)
  await shop.move(order.orderId, 7)
  await shop.charge(order)
  const services = { ...shop.services, log: pino({ level: 'silent' }) }
  for (let time = 0; time < 2; time++) await openOwedRefunds(services)
  expect(await store.db.select().from(refund)).toMatchObject([
    { amount: order.total, method: 'gateway', status: 0, requestedBy: 'system' },
  ])
  const [opened] = await store.db.select().from(refund)
  await shop.staff(`refunds/${opened?.id}/refuse`, { note: 'x' })
  await openOwedRefunds(services)
  expect(await store.db.select().from(refund)).toHaveLength(1)
  expect(await findInconsistencies(store.db)).toEqual([])
})
