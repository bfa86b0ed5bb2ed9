import { expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { momo } from '@/backend/integrations/momo/client'
import { momoSignature } from '@/backend/integrations/momo/sign'
import { momoSandbox, noticeBody } from '@/backend/integrations/momo/simulator'
import { payment, paymentEvent } from '@/backend/modules/payments/tables'
import type { Db } from '@/backend/platform/db/connect'
import { databaseTest } from '@/backend/platform/db/testing'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import {
  guestOrder,
  lineOf,
  placed,
  refused,
  sendOrder,
  twoBookShop,
} from '@/backend/testing/orders'
import { momoNotice, postMomo, testMomo } from '@/backend/testing/payment-notices'
import { payingApp, readReturn, testConfig } from '@/backend/testing/payments'
import { runDue } from '@/backend/testing/run-due'
import { until } from '@/backend/testing/until'
import { shopWithWallet, stateOf, walletNow } from '@/backend/testing/wallet-shop'
import { paymentQueryJobs } from '@/backend/workflows/settle-payment/query-pending-payments'

test('a request is signed as MoMo computes it', () => {
  const settings = {
    partnerCode: 'MOMO',
    accessKey: 'F8BBA842ECF85',
    secretKey: 'K951B6PE1waDMi640xX08PD3vg6EkVlz',
    apiUrl: '',
  }
  const request = {
    amount: 50_000,
    extraData: '',
    ipnUrl: 'https://s.vn/ipn',
    orderId: 'DH1',
    orderInfo: 'DH1',
    partnerCode: 'MOMO',
    redirectUrl: 'https://s.vn/r',
    requestId: 'R1',
    requestType: 'payWithMethod',
  }
  expect(momoSignature(request, settings)).toBe(
    '3db4fdd5dbbf5b0d0cd2a84f6ffd000a149273df35681ed51b2295ba7ad4f141',
  )
})

const shopWithMomo = (db: Db) =>
  shopWithWallet(db, {
    paymentType: 3,
    path: '/sandbox-pay/momo',
    notices: '/payment/momo/ipn',
    sandbox: (services) =>
      momoSandbox(services, {
        settings: testMomo,
        publicUrl: testConfig.publicUrl,
        pauseMs: 5,
      }),
    provider: (urls) => momo({ ...testMomo, ...urls }),
  })

databaseTest(
  'a buyer pays at MoMo, which tells the shop; the money can be sent back once',
  async ({ db }) => {
    const shop = await shopWithMomo(db)
    try {
      const order = await shop.order()
      const page = await fetch(shop.gateway.at(order.paymentUrl ?? ''))
      expect(await page.text()).toContain('56.000')
      const back = await shop.decide(order, '00')
      expect(back.headers.get('location')).toContain(`/xac-nhan-don-hang/${order.orderId}?`)
      const signed = new URL(back.headers.get('location') ?? '').searchParams
      const paidWord = { orderCode: order.orderCode, result: 'paid' }
      expect(await readReturn(shop.app, signed)).toEqual(paidWord)
      signed.set('amount', '1')
      expect(await readReturn(shop.app, signed)).toBeNull()
      await until(async () => (await stateOf(db, order.orderId))[1] === 1)
      expect(await stateOf(db, order.orderId)).toEqual([1, 1])

      const [paid] = await db.select().from(payment)
      const attempt = {
        ...paid,
        txnRef: paid?.txnRef ?? '',
        createdAt: walletNow,
        gatewayNo: paid?.gatewayNo ?? null,
        amount: 56_000,
      }
      const refund = {
        refundId: 'a-1',
        attempt,
        amount: 50_000,
        reason: 'Trả một cuốn',
        approvedAt: walletNow,
      }
      const first = await shop.provider.refund?.(refund)
      expect(first).toMatchObject({ state: 'done' })
      expect(await shop.provider.refund?.(refund)).toEqual(first)
      const more = { ...refund, refundId: 'a-2', amount: 10_000 }
      expect(await shop.provider.refund?.(more)).toEqual({ state: 'refused', code: '1081' })
      expect(await findInconsistencies(db)).toEqual([])
    } finally {
      shop.close()
    }
  },
)

databaseTest(
  'a notice that is lost is found by asking; a refusal keeps the order',
  async ({ db }) => {
    const shop = await shopWithMomo(db)
    try {
      const untold = await shop.order()
      const refusedOrder = await shop.order()
      await shop.decide(untold, 'untold')
      await shop.decide(refusedOrder, 'refused')
      await until(async () => (await stateOf(db, refusedOrder.orderId))[1] === 2)
      expect(await stateOf(db, untold.orderId)).toEqual([0, 0])
      expect(await runDue(paymentQueryJobs, shop.later)).toBe(1)
      expect(await stateOf(db, untold.orderId)).toEqual([1, 1])
      expect(await stateOf(db, refusedOrder.orderId)).toEqual([0, 2])
    } finally {
      shop.close()
    }
  },
)

databaseTest(
  'a MoMo that is down costs no order; an amount it does not take is refused',
  async ({ db }) => {
    const shop = await shopWithMomo(db)
    shop.gateway.close()
    const order = await shop.order()
    expect(order.paymentUrl).toBeUndefined()
    expect(await stateOf(db, order.orderId)).toEqual([0, 0])
    const many = guestOrder([lineOf(1)], { paymentType: 4 })
    expect(await refused(await sendOrder(shop.app, many))).toMatchObject({ status: 422 })
    shop.close()
  },
)

databaseTest(
  '300 forged, replayed, reordered and duplicated notices change nothing they should not',
  async ({ db }) => {
    await twoBookShop({ db })
    const createPayment = async () => ({ paymentUrl: 'https://vi.test/' })
    const { app } = payingApp(db, { others: { 3: { name: 'momo', createPayment } } })
    const order = await placed(await sendOrder(app, guestOrder([lineOf(1)], { paymentType: 3 })))
    const attempt = { ref: `${order.orderCode}-1`, amount: order.total }
    const genuine = [
      noticeBody(momoNotice(attempt, { resultCode: '7000' }), testMomo),
      noticeBody(momoNotice(attempt, { resultCode: '1001' }), testMomo),
    ]
    const field = fc.constantFrom(
      ...(Object.keys(momoNotice(attempt)) as (keyof ReturnType<typeof momoNotice>)[]),
    )
    const forged = fc.oneof(
      // One field changed after signing.
      fc.tuple(field, fc.string({ maxLength: 40 })).map(([name, text]) => {
        const body = JSON.parse(noticeBody(momoNotice(attempt), testMomo))
        return JSON.stringify({ ...body, [name]: `${body[name]}${text || '0'}` })
      }),
      // Signed, for another sum, order or shop.
      fc
        .constantFrom({ amount: '1000' }, { orderId: 'HS00000000-1' }, { partnerCode: 'X' })
        .map((changes) => noticeBody(momoNotice(attempt, changes), testMomo)),
      fc.string().map((secretKey) => noticeBody(momoNotice(attempt), { ...testMomo, secretKey })),
      fc.json(),
      fc.constantFrom(...genuine),
    )
    const wanted = ['204', '400', '401', '404', '409']
    for (const body of fc.sample(forged, { numRuns: 300, seed: 20 })) {
      expect(wanted).toContain(String(await postMomo(app, body)))
      expect((await stateOf(db, order.orderId))[0]).toBe(0)
    }
    expect((await db.select().from(payment)).every(({ status }) => status !== 1)).toBe(true)
    const paid = noticeBody(momoNotice(attempt), testMomo)
    const all = await Promise.all([...Array(20)].map(() => postMomo(app, paid)))
    expect(new Set(all)).toEqual(new Set([204]))
    for (const late of genuine) expect(await postMomo(app, late)).toBe(204)
    expect(await stateOf(db, order.orderId)).toEqual([1, 1])
    const effects = await db.select().from(paymentEvent).where(eq(paymentEvent.rspCode, 'recorded'))
    expect(effects.length).toBeLessThanOrEqual(2)
    expect(await findInconsistencies(db)).toEqual([])
  },
)
