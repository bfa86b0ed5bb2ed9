import { expect, test } from '@jest/globals'
import { dropUnsignedEvents } from '@/backend/modules/payments/payment-queries'
import { paymentEvent } from '@/backend/modules/payments/tables'
import { testDatabase } from '@/backend/platform/db/testing'
import { BANK_NOTICES, shopWithBank } from '@/backend/testing/bank-shop'
import { unsignedNotices } from '@/contract/rate-limits'

const { ofAddress, ofAll } = unsignedNotices
const large = Object.fromEntries(
  Array.from({ length: 400 }, (_, at) => [`field${at}`, 'x'.repeat(100)]),
)

test.each([
  ['the bank', BANK_NOTICES, JSON.stringify(large)],
  ['MoMo', '/payment/momo/ipn', JSON.stringify({ ...large, partnerCode: 'MOMO', orderId: 'HS1' })],
  ['VNPAY', `/payment/vnpay/ipn?vnp_TxnRef=HS1&vnp_SecureHash=00&a=${'x'.repeat(1500)}`, null],
])('what nobody signed for %s is answered, and little of it is kept', async (_, path, body) => {
  const { db, close } = await testDatabase()
  const { app, now, config } = await shopWithBank({ db })
  const send = (ip: string) =>
    app.request(path, {
      ...(body === null ? {} : { method: 'POST', body }),
      headers: { 'x-forwarded-for': ip, 'x-internal-secret': config.internalSecret },
    })
  for (let at = 0; at < ofAddress.most + 5; at++)
    expect((await send('198.51.100.7')).status).toBeLessThan(500)
  expect(await db.$count(paymentEvent)).toBe(ofAddress.most)
  for (let at = 0; at < ofAll.most; at++) await send(`203.0.${at}.1`)
  const rows = await db.select().from(paymentEvent)
  expect(rows).toHaveLength(ofAll.most)
  const longest = Math.max(...rows.map(({ raw }) => JSON.stringify(raw).length))
  expect(longest).toBeLessThan(1_500)
  await dropUnsignedEvents(db, now())
  expect(await db.$count(paymentEvent)).toBe(ofAll.most)
  await dropUnsignedEvents(db, new Date(now().getTime() + 8 * 86_400_000))
  expect(await db.$count(paymentEvent)).toBe(0)
  await close()
})
