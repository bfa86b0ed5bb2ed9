import { expect } from '@jest/globals'
import { readConfig } from '@/backend/app/config'
import { vnpay } from '@/backend/integrations/vnpay/client'
import { vnpayGateway } from '@/backend/integrations/vnpay/gateway'
import { hasValidSignature, signedUrl, type VnpParams } from '@/backend/integrations/vnpay/sign'
import type { PaymentProvider } from '@/backend/modules/payments/payment-provider'
import type { PaymentSites } from '@/backend/modules/payments/providers'
import type { Caller } from '@/backend/platform/context'
import type { Db, Store } from '@/backend/platform/db/connect'
import { guestOrder, lineOf, placed, sendOrder, twoBookShop } from '@/backend/testing/orders'
import { fixedSettings } from '@/backend/testing/settings'
import { ask, json, TEST_NOW, type TestApp, testApp } from '@/backend/testing/test-app'
import type { Placed } from '@/contract/shop/orders'
import { readPaymentReturn } from '@/contract/shop/payment-return'

export const testTokenSecret = 'a token secret of the tests'
export const testConfig = readConfig({ TOKEN_SECRET: testTokenSecret, DATA_DIR: '/nowhere' })
export const testSite = vnpayGateway.practiceAccount(testConfig)

/** The two-book shop with the built-in payment site, whose questions stay in memory; its clock goes when told. */
export async function payingShop(store: Pick<Store, 'db'>) {
  await twoBookShop(store)
  return payingApp(store.db)
}

type Extras = Partial<Pick<PaymentProvider, 'query'>> & {
  callers?: Record<string, Caller>
  /** Sites beside VNPAY. */
  others?: PaymentSites
}

/** Without `query` it is a site nobody can ask: the network is not part of most tests. */
export function payingApp(db: Db, { callers = {}, query, others = {} }: Extras = {}) {
  const clock = { minutes: 0 }
  const now = () => new Date(TEST_NOW.getTime() + clock.minutes * 60_000)
  const config = testConfig
  const { tokenSecret } = config
  const payment = vnpay({ ...testSite, publicUrl: config.publicUrl }, now)
  const { name, createPayment, readReturn } = payment
  const settings = fixedSettings({
    paymentSites: {
      ...others,
      0: { name, createPayment, ...(readReturn && { readReturn }), ...(query && { query }) },
    },
  })
  const app: TestApp = testApp({
    db,
    config: { tokenSecret, internalSecret: config.internalSecret },
    settings,
    now,
    callers,
  })
  return {
    app,
    db,
    config,
    settings,
    now,
    wait: (minutes: number) => {
      clock.minutes += minutes
    },
  }
}
export type PayingShop = ReturnType<typeof payingApp>

/** A guest's order of one book, to be paid online. */
export async function onlineOrder({ app }: Pick<PayingShop, 'app'>, changes = {}) {
  const body = guestOrder([lineOf(1)], { paymentType: 0, ...changes })
  const order = await placed(await sendOrder(app, body))
  return { ...order, payParams: payParamsOf(order) }
}

/** What the payment site is asked, its signature checked. */
export function payParamsOf({
  paymentUrl = '',
}: Pick<Placed, 'paymentUrl'>): Record<string, string> {
  const payParams = Object.fromEntries(new URL(paymentUrl).searchParams)
  expect(hasValidSignature(payParams, testSite.secret)).toBe(true)
  return payParams
}

/** What the site says of a payment that went well, or as told. */
export const noticeParams = (payParams: VnpParams, changes: VnpParams = {}): VnpParams => ({
  vnp_Amount: payParams.vnp_Amount,
  vnp_BankCode: 'NCB',
  vnp_OrderInfo: payParams.vnp_OrderInfo,
  vnp_PayDate: '20261121100500',
  vnp_ResponseCode: '00',
  vnp_TmnCode: testSite.tmnCode,
  vnp_TransactionNo: '14000001',
  vnp_TransactionStatus: '00',
  vnp_TxnRef: payParams.vnp_TxnRef,
  ...changes,
})

/** Sends a notice as it stands and returns its code. */
export async function sendQuery(app: TestApp, query: string): Promise<string> {
  const response = await app.request(`/payment/vnpay/ipn?${query}`)
  expect(response.status).toBe(200)
  return ((await response.json()) as { RspCode: string }).RspCode
}

/** Sends a notice signed by the payment site. */
export const sendNotice = (app: TestApp, params: VnpParams) =>
  sendQuery(app, new URL(signedUrl('http://x/', params, testSite.secret)).search.slice(1))

/** What is said to a buyer who comes back to this address in another browser. */
export async function readReturn(app: TestApp, query: string | URLSearchParams) {
  const body = { query: String(query) }
  return (await ask(app, readPaymentReturn, '/api/Payment/return', json(body))).data
}
