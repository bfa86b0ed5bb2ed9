import { randomInt } from 'node:crypto'
import type { MomoSettings } from '@/backend/integrations/momo/definition'
import { momoIntegration } from '@/backend/integrations/momo/definition'
import { momoSignature } from '@/backend/integrations/momo/sign'
import { walletPageUrl } from '@/backend/integrations/simulators/wallet-pages'
import {
  findSandboxPayment,
  findSandboxPaymentByNo,
  openSandboxPayment,
  type SandboxPayment,
  storeSandboxPayment,
  UNDECIDED,
} from '@/backend/integrations/vnpay/simulator-payments'
import type { Db } from '@/backend/platform/db/connect'
import { sameHash } from '@/backend/platform/same-hash'

export const MOMO_PAGE = momoIntegration.sandboxPages[0]
export const momoRef = (orderId: string) => `momo:${orderId}`

export type MomoBody = Record<string, string>
type Answer = Record<string, unknown> & { resultCode: number }

const PAID = '0'
const signed = {
  create: [
    ...['amount', 'extraData', 'ipnUrl', 'orderId', 'orderInfo', 'partnerCode', 'redirectUrl'],
    ...['requestId', 'requestType'],
  ],
  query: ['orderId', 'partnerCode', 'requestId'],
  refund: ['amount', 'description', 'orderId', 'partnerCode', 'requestId', 'transId'],
}
export type MomoCall = keyof typeof signed

const isSigned = (call: MomoCall, body: MomoBody, settings: MomoSettings) =>
  sameHash(
    body.signature,
    momoSignature(
      Object.fromEntries(signed[call].map((name) => [name, body[name] ?? ''])),
      settings,
    ),
  )

const sameRequest = ({ params }: SandboxPayment, body: MomoBody) =>
  signed.create.every((name) => params[name] === body[name])

async function create(db: Db, body: MomoBody, settings: MomoSettings, publicUrl: string) {
  const { orderId = '', amount = '' } = body
  if (!/^[0-9a-zA-Z](?:[-_.]*[0-9a-zA-Z])*$/.test(orderId)) return { resultCode: 20 }
  if (Number(amount) < 1_000 || Number(amount) > 50_000_000) return { resultCode: 22 }
  const fresh = {
    params: body,
    transactionNo: String(randomInt(1_000_000_000, 10_000_000_000)),
    code: UNDECIDED,
    payDate: null,
  }
  const payment = await openSandboxPayment(db, momoRef(orderId), fresh)
  if (!sameRequest(payment, body)) return { resultCode: 41 }
  const payUrl = walletPageUrl(publicUrl, MOMO_PAGE, orderId, settings.secretKey)
  return { resultCode: 0, payUrl }
}

async function query(db: Db, { orderId = '' }: MomoBody): Promise<Answer> {
  const payment = await findSandboxPayment(db, momoRef(orderId))
  if (!payment) return { resultCode: 42 }
  const { params, code, transactionNo, refunds = {} } = payment
  return {
    resultCode: code === UNDECIDED ? 1000 : Number(code),
    amount: Number(params.amount),
    transId: code === PAID ? Number(transactionNo) : 0,
    payType: 'qr',
    refundTrans: Object.entries(refunds).map(([id, one]) => ({
      orderId: id,
      amount: one.amount,
      resultCode: 0,
      transId: Number(one.transactionNo),
    })),
  }
}

async function refund(db: Db, body: MomoBody): Promise<Answer> {
  const { orderId = '', transId = '', amount = '' } = body
  const found = await findSandboxPaymentByNo(db, transId)
  if (found?.payment.code !== PAID) return { resultCode: 42 }
  const { txnRef, payment } = found
  const { refunds = {} } = payment
  const known = refunds[orderId]
  if (known) return { resultCode: 41 }
  const sent = Object.values(refunds).reduce((sum, one) => sum + one.amount, 0)
  if (sent + Number(amount) > Number(payment.params.amount)) return { resultCode: 1081 }
  const transactionNo = String(randomInt(1_000_000_000, 10_000_000_000))
  const one = { amount: Number(amount), transactionNo }
  await storeSandboxPayment(db, txnRef, { ...payment, refunds: { ...refunds, [orderId]: one } })
  return { resultCode: 0, amount: one.amount, transId: Number(transactionNo) }
}

/** What the built-in MoMo answers to a call of its interface. */
export async function answerMomo(
  db: Db,
  call: MomoCall,
  body: MomoBody,
  { settings, publicUrl }: { settings: MomoSettings; publicUrl: string },
): Promise<Answer> {
  const { partnerCode, orderId, requestId } = body
  const same = { partnerCode, orderId, requestId, message: call, responseTime: Date.now() }
  if (partnerCode !== settings.partnerCode) return { ...same, resultCode: 13 }
  if (!isSigned(call, body, settings)) return { ...same, resultCode: 13 }
  if (call === 'create') return { ...same, ...(await create(db, body, settings, publicUrl)) }
  return { ...same, ...(await (call === 'query' ? query(db, body) : refund(db, body))) }
}
