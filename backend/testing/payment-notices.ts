import { expect } from '@jest/globals'
import { momoGateway } from '@/backend/integrations/momo/gateway'
import { momoOutcome } from '@/backend/integrations/momo/outcome'
import type { MomoNotice } from '@/backend/integrations/momo/sign'
import { noticeBody } from '@/backend/integrations/momo/simulator'
import { outcomeOf } from '@/backend/integrations/vnpay/outcome'
import type { VnpParams } from '@/backend/integrations/vnpay/sign'
import { zalopayGateway } from '@/backend/integrations/zalopay/gateway'
import { zalopayNoticeBody } from '@/backend/integrations/zalopay/simulator'
import type { PaymentOutcome } from '@/backend/modules/payments/payment-provider'
import {
  noticeParams,
  payParamsOf,
  sendNotice,
  sendQuery,
  testConfig,
} from '@/backend/testing/payments'
import { json, type TestApp } from '@/backend/testing/test-app'

/** An attempt as the payment site knows it. */
export type NotifiedAttempt = { ref: string; amount: number }
export type SiteResult = 'paid' | 'failed' | 'suspected'
export type Forgery = 'amount' | 'shop' | 'codes' | 'signature'

/** How one payment site tells the shop, and how somebody else would try to. */
export type SiteNotices = {
  attemptOf: (placed: { paymentUrl?: string | undefined }) => NotifiedAttempt
  /** What the site would answer to a query. */
  outcome: (attempt: NotifiedAttempt, result: SiteResult) => PaymentOutcome | null
  /** Fails unless the shop acknowledges. */
  send: (app: TestApp, attempt: NotifiedAttempt, result: SiteResult) => Promise<void>
  /** Fails unless the shop refuses. */
  forge: (app: TestApp, attempt: NotifiedAttempt, what: Forgery) => Promise<void>
}

const vnpayCodes = {
  failed: { vnp_ResponseCode: '51', vnp_TransactionStatus: '02' },
  suspected: { vnp_ResponseCode: '07', vnp_TransactionStatus: '07' },
  paid: {},
}
const vnpayForgeries = {
  amount: ['04', { vnp_Amount: '100' }],
  shop: ['01', { vnp_TmnCode: 'ANOTHER1' }],
  codes: ['99', { vnp_ResponseCode: undefined }],
} as const satisfies Record<string, [string, VnpParams]>

const vnpayFacts = ({ ref, amount }: NotifiedAttempt): VnpParams => ({
  vnp_TxnRef: ref,
  vnp_Amount: String(amount * 100),
  vnp_OrderInfo: 'x',
})

export const vnpayNotices: SiteNotices = {
  attemptOf: (placed) => {
    const { vnp_TxnRef = '', vnp_Amount } = payParamsOf(placed)
    return { ref: vnp_TxnRef, amount: Number(vnp_Amount) / 100 }
  },
  outcome: (attempt, result) => outcomeOf(noticeParams(vnpayFacts(attempt), vnpayCodes[result])),
  send: async (app, attempt, result) => {
    const params = noticeParams(vnpayFacts(attempt), vnpayCodes[result])
    expect(await sendNotice(app, params)).toMatch(/^0[02]$/)
  },
  forge: async (app, attempt, what) => {
    const params = noticeParams(vnpayFacts(attempt))
    if (what === 'signature') {
      const query = new URLSearchParams({ ...params, vnp_SecureHash: 'f'.repeat(128) } as never)
      expect(await sendQuery(app, query.toString())).toBe('97')
      return
    }
    const [code, changes] = vnpayForgeries[what]
    expect(await sendNotice(app, { ...params, ...changes })).toBe(code)
  },
}

/** The tests’ wallets lead to a page that names the attempt. */
function attemptIn({ paymentUrl = '' }: { paymentUrl?: string | undefined }): NotifiedAttempt {
  const { searchParams } = new URL(paymentUrl)
  return { ref: searchParams.get('ref') ?? '', amount: Number(searchParams.get('amount')) }
}

export const testMomo = momoGateway.practiceAccount(testConfig)

const momoCodes = { paid: '0', failed: '1006', suspected: '7000' }
const MOMO_TIME = '1795230000000'

export const momoNotice = (
  { ref, amount }: NotifiedAttempt,
  changes: Partial<MomoNotice> = {},
): MomoNotice => ({
  amount: String(amount),
  extraData: '',
  message: 'Successful.',
  orderId: ref,
  orderInfo: `Thanh toan ${ref}`,
  orderType: 'momo_wallet',
  partnerCode: testMomo.partnerCode,
  payType: 'qr',
  requestId: ref,
  responseTime: MOMO_TIME,
  resultCode: '0',
  transId: '4014083433',
  ...changes,
})

export const postMomo = async (app: TestApp, body: string) =>
  (await app.request('/payment/momo/ipn', { ...json({}), body })).status

export const momoNotices: SiteNotices = {
  attemptOf: attemptIn,
  outcome: (attempt, result) => {
    const told = momoOutcome(momoNotice(attempt, { resultCode: momoCodes[result] }))
    return told.result === 'pending' ? null : told
  },
  send: async (app, attempt, result) => {
    const notice = momoNotice(attempt, { resultCode: momoCodes[result] })
    expect(await postMomo(app, noticeBody(notice, testMomo))).toBe(204)
  },
  forge: async (app, attempt, what) => {
    const forgeries = {
      amount: [409, noticeBody(momoNotice(attempt, { amount: '1000' }), testMomo)],
      shop: [404, noticeBody(momoNotice(attempt, { partnerCode: 'ANOTHER' }), testMomo)],
      codes: [400, '{"resultCode":0}'],
      signature: [
        401,
        noticeBody(momoNotice(attempt), { ...testMomo, secretKey: 'somebody else’s' }),
      ],
    } as const
    const [status, body] = forgeries[what]
    expect(await postMomo(app, body)).toBe(status)
  },
}

export const testZalopay = zalopayGateway.practiceAccount(testConfig)

export const zalopayNotice = ({ ref, amount }: NotifiedAttempt) => ({
  app_id: Number(testZalopay.appId),
  app_trans_id: `261121_${ref}`,
  amount,
  zp_trans_id: 261121000000001,
})

export async function postZalopay(app: TestApp, body: string): Promise<unknown> {
  const response = await app.request('/payment/zalopay/callback', { ...json({}), body })
  expect(response.status).toBe(200)
  return ((await response.json()) as { return_code: unknown }).return_code
}

/** ZaloPay tells of successes alone; what failed is known by asking. */
export const zalopayNotices: SiteNotices = {
  attemptOf: attemptIn,
  outcome: ({ ref, amount }, result) => {
    if (result === 'suspected') return null
    return { txnRef: ref, amount: result === 'paid' ? amount : null, result }
  },
  send: async (app, attempt, result) => {
    if (result !== 'paid') return
    expect(await postZalopay(app, zalopayNoticeBody(zalopayNotice(attempt), testZalopay))).toBe(1)
  },
  forge: async (app, attempt, what) => {
    const notice = zalopayNotice(attempt)
    const bodies = {
      amount: zalopayNoticeBody({ ...notice, amount: 1_000 }, testZalopay),
      shop: zalopayNoticeBody({ ...notice, app_id: 1 }, testZalopay),
      codes: '{"return_code":1}',
      signature: zalopayNoticeBody(notice, { key2: testZalopay.key1 }),
    }
    expect(await postZalopay(app, bodies[what])).toBe(-1)
  },
}
