import { z } from 'zod'
import { callWallet, value } from '@/backend/integrations/wallets/wallet-call'
import type { ZalopaySettings } from '@/backend/integrations/zalopay/definition'
import {
  readZalopayReturn,
  transIdOf,
  zalopayDay,
  zalopayMac,
} from '@/backend/integrations/zalopay/sign'
import type {
  PaymentAttempt,
  PaymentOutcome,
  PaymentProvider,
  RefundOrder,
  RefundResult,
} from '@/backend/modules/payments'

export const ZALOPAY_NAME = 'zalopay'
export const zalopayPaths = {
  create: '/v2/create',
  query: '/v2/query',
  refund: '/v2/refund',
  queryRefund: '/v2/query_refund',
} as const

const CREATE_TIMEOUT_MS = 8_000
const TIMEOUT_MS = 30_000
/** ZaloPay takes no shorter time to pay. */
const LEAST_SECONDS = 300
const MAX_REFUND_ID = 45

const DONE = '1'
const FAILED = '2'
const UNDER_WAY = '3'
/** ZaloPay did not judge the payment but the question, or was not able to; said as the one code or the other. */
const unanswered = ['-401', '-402', '-403', '-405', '-429', '-500', '-999']
const isUnanswered = ({ return_code, sub_return_code }: z.output<typeof Answer>) =>
  unanswered.includes(return_code) || unanswered.includes(sub_return_code)

/** A refund of that id is not known there, or has been sent before. */
const UNKNOWN = '-101'
const SENT_BEFORE = '-23'

const Answer = z.object({
  return_code: value,
  sub_return_code: value.default(''),
  order_url: z.string().optional(),
  amount: value.optional(),
  zp_trans_id: value.optional(),
})

const call =
  ({ apiUrl }: ZalopaySettings, timeoutMs: number) =>
  async (path: string, fields: Record<string, string | number>) =>
    Answer.parse(await callWallet(apiUrl + path, fields, { timeoutMs, form: true }))

async function outcome(
  settings: ZalopaySettings,
  attempt: PaymentAttempt,
): Promise<PaymentOutcome | null> {
  const { appId, key1 } = settings
  const transId = transIdOf(attempt)
  const mac = zalopayMac(key1, [appId, transId, key1])
  const fields = { app_id: appId, app_trans_id: transId, mac }
  const answer = await call(settings, TIMEOUT_MS)(zalopayPaths.query, fields)
  const { return_code: code, sub_return_code: detail } = answer
  if (isUnanswered(answer)) throw new Error(`ZaloPay refuses the query: ${code} ${detail}`)
  if (code === UNDER_WAY) return null
  const isPaid = code === DONE
  return {
    txnRef: attempt.txnRef,
    amount: isPaid ? Number(answer.amount) : null,
    result: isPaid ? 'paid' : 'failed',
    gatewayNo: answer.zp_trans_id ?? null,
    responseCode: detail || code,
  }
}

/** What was said of a refund that ZaloPay has had before; unless that is a no, it is asked about again. */
function sentBefore({ return_code, sub_return_code: code }: z.output<typeof Answer>): RefundResult {
  const isJudged = return_code === FAILED && code !== UNKNOWN
  return isJudged ? { state: 'refused', code } : { state: 'pending', code: SENT_BEFORE }
}

async function refund(
  settings: ZalopaySettings,
  { refundId, attempt, amount, reason, approvedAt }: RefundOrder,
  now: Date,
): Promise<RefundResult> {
  const { appId, key1 } = settings
  const send = call(settings, TIMEOUT_MS)
  const id = `${zalopayDay(approvedAt)}_${appId}_${refundId.replaceAll('-', '')}`.slice(
    0,
    MAX_REFUND_ID,
  )
  const timestamp = now.getTime()
  const asked = { app_id: appId, m_refund_id: id, timestamp }
  const mac = zalopayMac(key1, [appId, id, timestamp])
  const earlier = await send(zalopayPaths.queryRefund, { ...asked, mac })
  if (earlier.return_code === DONE) return { state: 'done', reference: id }
  if (earlier.return_code === UNDER_WAY) return { state: 'pending', code: UNDER_WAY }
  const description = reason.slice(0, 100)
  const transId = attempt.gatewayNo ?? ''
  const answer = await send(zalopayPaths.refund, {
    ...asked,
    zp_trans_id: transId,
    amount,
    description,
    mac: zalopayMac(key1, [appId, transId, amount, description, timestamp]),
  })
  const { return_code: state, sub_return_code: code } = answer
  if (state === DONE) return { state: 'done', reference: id }
  if (code === SENT_BEFORE) return sentBefore(earlier)
  const mayAskAgain = state === UNDER_WAY || isUnanswered(answer)
  return { state: mayAskAgain ? 'pending' : 'refused', code: code || state }
}

/** The wallet ZaloPay, or whoever speaks its protocol at the address given (docs.zalopay.vn, v2). */
export function zalopay(
  settings: ZalopaySettings & { publicUrl: string; noticeUrl: string },
  now: () => Date,
): PaymentProvider {
  const { appId, key1, publicUrl, noticeUrl } = settings
  return {
    name: ZALOPAY_NAME,

    createPayment: async ({ txnRef, createdAt, orderId, orderCode, amount, expiresAt }) => {
      const transId = transIdOf({ txnRef, createdAt })
      const redirecturl = `${publicUrl}/xac-nhan-don-hang/${orderId}`
      const embed = JSON.stringify({ redirecturl })
      const time = createdAt.getTime()
      const left = Math.floor((expiresAt.getTime() - now().getTime()) / 1000)
      const answer = await call(settings, CREATE_TIMEOUT_MS)(zalopayPaths.create, {
        app_id: appId,
        app_trans_id: transId,
        app_user: orderCode,
        app_time: time,
        amount,
        item: '[]',
        embed_data: embed,
        description: `Thanh toan don hang ${orderCode}`,
        bank_code: '',
        callback_url: noticeUrl,
        expire_duration_seconds: Math.max(LEAST_SECONDS, left),
        mac: zalopayMac(key1, [appId, transId, orderCode, amount, time, embed, '[]']),
      })
      if (answer.return_code !== DONE || !answer.order_url) {
        throw new Error(`ZaloPay opens no payment: ${answer.sub_return_code}`)
      }
      return { paymentUrl: answer.order_url }
    },

    query: (attempt) => outcome(settings, attempt),
    readReturn: (query) => readZalopayReturn(settings, query),
    refund: (order) => refund(settings, order, now()),
  }
}
