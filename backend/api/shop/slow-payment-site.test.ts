import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import type { PaymentProvider } from '@/backend/modules/payments/payment-provider'
import { testDatabase } from '@/backend/platform/db/testing'
import { guestOrder, lineOf, twoBookShop } from '@/backend/testing/orders'
import { payingApp } from '@/backend/testing/payments'
import { json } from '@/backend/testing/test-app'
import { until } from '@/backend/testing/until'
import { turns } from '@/contract/rate-limits'

test('buyers who wait for a slow payment site keep nobody of their address from a cart', async () => {
  const { db, close } = await testDatabase()
  await twoBookShop({ db })
  let asked = 0
  let release = () => {}
  const answered = new Promise<void>((resolve) => {
    release = resolve
  })
  const slow: PaymentProvider = {
    name: 'momo',
    createPayment: async () => {
      asked++
      await answered
      return { paymentUrl: 'https://pay.example/' }
    },
  }
  const { app, config } = payingApp(db, { others: { 3: slow } })
  const from = { 'x-forwarded-for': '203.0.113.9', 'x-internal-secret': config.internalSecret }
  const orders = Array.from({ length: turns.ordersAtOnce + 2 }, () =>
    app.request(
      '/api/Order/checkout-without-login',
      json(guestOrder([lineOf(1)], { paymentType: 3 }), {
        ...from,
        'idempotency-key': randomUUID(),
      }),
    ),
  )
  await until(async () => asked === turns.ordersAtOnce)
  const cart = { cartDetails: [lineOf(1)] }
  expect((await app.request('/api/Order/cal', json(cart, from))).status).toBe(200)
  expect(asked).toBe(turns.ordersAtOnce)
  release()
  expect((await Promise.all(orders)).map(({ status }) => status)).toEqual(orders.map(() => 200))
  await close()
})
