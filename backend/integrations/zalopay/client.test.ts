import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { zalopay } from '@/backend/integrations/zalopay/client'
import { zalopayMac } from '@/backend/integrations/zalopay/sign'
import { zalopayNoticeBody, zalopaySandbox } from '@/backend/integrations/zalopay/simulator'
import { payment } from '@/backend/modules/payments/tables'
import type { Db } from '@/backend/platform/db/connect'
import { databaseTest } from '@/backend/platform/db/testing'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import { listen } from '@/backend/testing/listen'
import { guestOrder, lineOf, placed, sendOrder, twoBookShop } from '@/backend/testing/orders'
import { postZalopay, testZalopay, zalopayNotice } from '@/backend/testing/payment-notices'
import { payingApp, readReturn, testConfig } from '@/backend/testing/payments'
import { runDue } from '@/backend/testing/run-due'
import { until } from '@/backend/testing/until'
import { shopWithWallet, stateOf, walletNow } from '@/backend/testing/wallet-shop'
import { paymentQueryJobs } from '@/backend/workflows/settle-payment/query-pending-payments'

test('a request is signed as ZaloPay computes it', () => {
  expect(
    zalopayMac('key1', ['2553', '261122_1', 'u1', 50_000, 1_700_000_000_000, '{}', '[]']),
  ).toBe('bddf41a2d8911ec6f5faa9c16b51fc5e3f6f7f4639de2a3f9a95c931b344370a')
})

const shopWithZalopay = (db: Db) =>
  shopWithWallet(db, {
    paymentType: 4,
    path: '/sandbox-pay/zalopay',
    notices: '/payment/zalopay/callback',
    sandbox: (services) =>
      zalopaySandbox(services, {
        settings: testZalopay,
        publicUrl: testConfig.publicUrl,
        pauseMs: 5,
      }),
    provider: (urls) => zalopay({ ...testZalopay, ...urls }, () => walletNow),
  })

databaseTest(
  'a buyer pays at ZaloPay; a refund is under way and then done, once',
  async ({ db }) => {
    const shop = await shopWithZalopay(db)
    try {
      const order = await shop.order()
      const back = await shop.decide(order, '00')
      expect(back.headers.get('location')).toContain(`/xac-nhan-don-hang/${order.orderId}?appid=`)
      const signed = new URL(back.headers.get('location') ?? '').searchParams
      const paidWord = { orderCode: order.orderCode, result: 'paid' }
      expect(await readReturn(shop.app, signed)).toEqual(paidWord)
      signed.set('amount', '1')
      expect(await readReturn(shop.app, signed)).toBeNull()
      await until(async () => (await stateOf(db, order.orderId))[1] === 1)
      const [paid] = await db.select().from(payment)
      if (!paid) throw new Error('no payment')
      const refund = {
        refundId: 'a-1',
        attempt: paid,
        amount: 50_000,
        reason: 'x',
        approvedAt: walletNow,
      }
      expect(await shop.provider.refund?.(refund)).toMatchObject({ state: 'pending' })
      const done = await shop.provider.refund?.(refund)
      expect(done).toMatchObject({ state: 'done' })
      expect(await shop.provider.refund?.(refund)).toEqual(done)
      const more = { ...refund, refundId: 'a-2', amount: 10_000 }
      expect(await shop.provider.refund?.(more)).toEqual({ state: 'refused', code: '-14' })
      expect(await findInconsistencies(db)).toEqual([])
    } finally {
      shop.close()
    }
  },
)

/** A ZaloPay that answers each of its calls with what is said for it. */
async function zalopayThatSays(answers: Record<string, object>) {
  const site = await listen((request) =>
    Response.json(answers[new URL(request.url).pathname.split('/').at(-1) ?? ''] ?? {}),
  )
  const urls = { publicUrl: testConfig.publicUrl, noticeUrl: site.origin }
  const provider = zalopay({ ...testZalopay, ...urls, apiUrl: site.origin }, () => walletNow)
  const attempt = { txnRef: 'HS1-1', createdAt: walletNow, gatewayNo: '26', amount: 50_000 }
  const refund = { refundId: 'a-1', attempt, amount: 50_000, reason: 'x', approvedAt: walletNow }
  return { close: site.close, refund: () => provider.refund?.(refund), attempt, provider }
}

test('a ZaloPay that is out of order has refused nothing', async () => {
  for (const code of [-429, -500, -999]) {
    const silent = { return_code: code }
    const site = await zalopayThatSays({ query: silent, query_refund: silent, refund: silent })
    try {
      await expect(site.provider.query?.(site.attempt)).rejects.toThrow(String(code))
      expect(await site.refund()).toMatchObject({ state: 'pending' })
    } finally {
      site.close()
    }
  }
})

test.each([
  ['is not known yet', -101, { state: 'pending', code: '-23' }],
  ['was refused', -13, { state: 'refused', code: '-13' }],
])('a refund that ZaloPay has had before and %s', async (_, said, expected) => {
  const site = await zalopayThatSays({
    query_refund: { return_code: 2, sub_return_code: said },
    refund: { return_code: 2, sub_return_code: -23 },
  })
  try {
    expect(await site.refund()).toEqual(expected)
  } finally {
    site.close()
  }
})

databaseTest(
  'what ZaloPay does not tell is found by asking: a payment whose notice is lost, and one that failed',
  async ({ db }) => {
    const shop = await shopWithZalopay(db)
    try {
      const [untold, failed, open] = [await shop.order(), await shop.order(), await shop.order()]
      await shop.decide(untold, 'untold')
      await shop.decide(failed, 'noFunds')
      expect(await stateOf(db, untold.orderId)).toEqual([0, 0])
      expect(await runDue(paymentQueryJobs, shop.later)).toBe(2)
      expect(await stateOf(db, untold.orderId)).toEqual([1, 1])
      expect(await stateOf(db, failed.orderId)).toEqual([0, 2])
      expect(await stateOf(db, open.orderId)).toEqual([0, 0])
    } finally {
      shop.close()
    }
  },
)

databaseTest(
  '300 forged, replayed and duplicated notices change nothing they should not',
  async ({ db }) => {
    await twoBookShop({ db })
    const createPayment = async () => ({ paymentUrl: 'https://vi.test/' })
    const { app } = payingApp(db, { others: { 4: { name: 'zalopay', createPayment } } })
    const order = await placed(await sendOrder(app, guestOrder([lineOf(1)], { paymentType: 4 })))
    const notice = zalopayNotice({ ref: `${order.orderCode}-1`, amount: order.total })
    const { data, mac } = JSON.parse(zalopayNoticeBody(notice, testZalopay))
    const forged = fc.oneof(
      // Changed after signing, or signed with a key that is not ZaloPay's.
      fc.string({ minLength: 1 }).map((more) => JSON.stringify({ data: `${data}${more}`, mac })),
      fc.string().map((key2) => zalopayNoticeBody(notice, { key2 })),
      fc.constant(zalopayNoticeBody(notice, { key2: testZalopay.key1 })),
      // Signed, for another sum, order or shop.
      fc
        .constantFrom({ amount: 1_000 }, { app_trans_id: '261121_HS00000000-1' }, { app_id: 7 })
        .map((changes) => zalopayNoticeBody({ ...notice, ...changes }, testZalopay)),
      fc.json(),
      fc.json().map((one) => JSON.stringify({ data: one, mac })),
    )
    for (const body of fc.sample(forged, { numRuns: 300, seed: 20 })) {
      expect(await postZalopay(app, body)).toBe(-1)
    }
    expect(await stateOf(db, order.orderId)).toEqual([0, 0])
    const genuine = zalopayNoticeBody(notice, testZalopay)
    const all = await Promise.all([...Array(20)].map(() => postZalopay(app, genuine)))
    expect(new Set(all)).toEqual(new Set([1]))
    expect(await stateOf(db, order.orderId)).toEqual([1, 1])
    expect(await findInconsistencies(db)).toEqual([])
  },
)
