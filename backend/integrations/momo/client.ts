import { z } from 'zod'
import type { MomoSettings } from '@/backend/integrations/momo/definition'
import { readMomoReturn } from '@/backend/integrations/momo/notice'
import { momoOutcome } from '@/backend/integrations/momo/outcome'
import { type MomoFields, momoSignature } from '@/backend/integrations/momo/sign'
import { momoRefundProblems } from '@/backend/integrations/momo/texts'
import { callWallet, value } from '@/backend/integrations/wallets/wallet-call'
import type {
  PaymentAttempt,
  PaymentOutcome,
  PaymentProvider,
  RefundOrder,
  RefundResult,
} from '@/backend/modules/payments'

export const MOMO_NAME = 'momo'
export const momoPaths = {
  create: '/v2/gateway/api/create',
  query: '/v2/gateway/api/query',
  refund: '/v2/gateway/api/refund',
} as const

/** A buyer waits for the first; MoMo asks for half a minute where money moves. */
const CREATE_TIMEOUT_MS = 8_000
const TIMEOUT_MS = 30_000

const Created = z.object({ orderId: value, resultCode: value, payUrl: z.string().optional() })
const Refunded = z.object({ resultCode: value, transId: value.optional() })
const Queried = z.object({
  partnerCode: value,
  orderId: value,
  amount: value,
  resultCode: value,
  transId: value.default(''),
  payType: value.nullish().transform((type) => type ?? ''),
  refundTrans: z
    .array(z.object({ orderId: value, amount: value, resultCode: value, transId: value }))
    .nullish(),
})

const OK = '0'
const UNKNOWN = '42'
/** MoMo refuses the question itself: our keys or our form are wrong. */
const misunderstood = ['11', '12', '13', '20']
/** No other answer is to be had by asking again. */
const refusals = ['1080', '1081', '1088', '22', '42']

function signedCall(settings: MomoSettings, path: string, timeoutMs: number) {
  return (signed: MomoFields, more: Record<string, string | number | boolean> = {}) =>
    callWallet(
      settings.apiUrl + path,
      { ...signed, ...more, lang: 'vi', signature: momoSignature(signed, settings) },
      { timeoutMs },
    )
}

async function queryMomo(settings: MomoSettings, txnRef: string) {
  const call = signedCall(settings, momoPaths.query, TIMEOUT_MS)
  const { partnerCode } = settings
  const answer = await call({ orderId: txnRef, partnerCode, requestId: txnRef })
  const code = value.parse(answer.resultCode)
  if (code === UNKNOWN) return null
  if (misunderstood.includes(code)) throw new Error(`MoMo refuses the query: ${code}`)
  const found = Queried.parse(answer)
  if (found.orderId !== txnRef || found.partnerCode !== partnerCode) {
    throw new Error('MoMo responds about another payment')
  }
  return found
}

async function outcome(
  settings: MomoSettings,
  { txnRef }: PaymentAttempt,
): Promise<PaymentOutcome | null> {
  const found = await queryMomo(settings, txnRef)
  if (!found) return null
  const { orderId, amount, resultCode, transId, payType } = found
  const result = momoOutcome({ orderId, amount, resultCode, transId, payType })
  return result.result === 'pending' ? null : result
}

/** MoMo's word on a refund it was asked for before. */
async function earlierRefund(settings: MomoSettings, txnRef: string, id: string) {
  const found = await queryMomo(settings, txnRef)
  return found?.refundTrans?.find(({ orderId }) => orderId === id) ?? null
}

async function refund(settings: MomoSettings, order: RefundOrder): Promise<RefundResult> {
  const { refundId, attempt, amount, reason } = order
  const id = refundId.replaceAll('-', '')
  const earlier = await earlierRefund(settings, attempt.txnRef, id)
  if (earlier?.resultCode === OK) return { state: 'done', reference: earlier.transId }
  const call = signedCall(settings, momoPaths.refund, TIMEOUT_MS)
  const answer = Refunded.parse(
    await call({
      amount,
      description: reason.slice(0, 200),
      orderId: id,
      partnerCode: settings.partnerCode,
      requestId: id,
      transId: Number(attempt.gatewayNo),
    }),
  )
  const { resultCode: code, transId } = answer
  if (code === OK) return { state: 'done', reference: transId ?? id }
  return { state: refusals.includes(code) ? 'refused' : 'pending', code }
}

/** The wallet MoMo, or whoever speaks its protocol at the address given (developers.momo.vn, v2). */
export function momo(
  settings: MomoSettings & { publicUrl: string; noticeUrl: string },
): PaymentProvider {
  const { partnerCode, publicUrl, noticeUrl } = settings
  const create = signedCall(settings, momoPaths.create, CREATE_TIMEOUT_MS)
  return {
    name: MOMO_NAME,
    limits: { least: 1_000, most: 50_000_000 },

    // The same request id for the same attempt: asked again, MoMo answers with the same address.
    createPayment: async ({ txnRef, orderId, orderCode, amount }) => {
      const request = {
        amount,
        extraData: '',
        ipnUrl: noticeUrl,
        orderId: txnRef,
        orderInfo: `Thanh toan don hang ${orderCode}`,
        partnerCode,
        redirectUrl: `${publicUrl}/xac-nhan-don-hang/${orderId}`,
        requestId: txnRef,
        requestType: 'captureWallet',
      }
      const answer = Created.parse(await create(request, { autoCapture: true }))
      if (answer.resultCode !== OK || answer.orderId !== txnRef || !answer.payUrl) {
        throw new Error(`MoMo opens no payment: ${answer.resultCode}`)
      }
      return { paymentUrl: answer.payUrl }
    },

    query: (attempt) => outcome(settings, attempt),
    readReturn: (query) => readMomoReturn(settings, query),
    refund: (order) => refund(settings, order),
    refundProblems: momoRefundProblems,
  }
}
