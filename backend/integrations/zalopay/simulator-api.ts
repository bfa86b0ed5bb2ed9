import { randomInt } from 'node:crypto'
import { walletPageUrl } from '@/backend/integrations/simulators/wallet-pages'
import {
  findSandboxPayment,
  findSandboxPaymentByNo,
  openSandboxPayment,
  storeSandboxPayment,
  UNDECIDED,
} from '@/backend/integrations/vnpay/simulator-payments'
import type { zalopayPaths } from '@/backend/integrations/zalopay/client'
import type { ZalopaySettings } from '@/backend/integrations/zalopay/definition'
import { zalopayIntegration } from '@/backend/integrations/zalopay/definition'
import { zalopayDay, zalopayMac } from '@/backend/integrations/zalopay/sign'
import type { Db } from '@/backend/platform/db/connect'
import { sameHash } from '@/backend/platform/same-hash'

export const ZALOPAY_PAGE = zalopayIntegration.sandboxPages[0]
export const zalopayRef = (transId: string) => `zalopay:${transId}`

export type ZalopayBody = Record<string, string>
export type ZalopayCall = keyof typeof zalopayPaths
type Answer = Record<string, unknown> & { return_code: number }

const signed: Record<ZalopayCall, readonly string[]> = {
  create: ['app_id', 'app_trans_id', 'app_user', 'amount', 'app_time', 'embed_data', 'item'],
  query: ['app_id', 'app_trans_id'],
  refund: ['app_id', 'zp_trans_id', 'amount', 'description', 'timestamp'],
  queryRefund: ['app_id', 'm_refund_id', 'timestamp'],
}

const refused = (sub_return_code: number): Answer => ({ return_code: 2, sub_return_code })
const done = { return_code: 1, sub_return_code: 1 }

function isSigned(call: ZalopayCall, body: ZalopayBody, { key1 }: ZalopaySettings) {
  const values = signed[call].map((name) => body[name] ?? '')
  return sameHash(body.mac, zalopayMac(key1, call === 'query' ? [...values, key1] : values))
}

async function create(db: Db, body: ZalopayBody, settings: ZalopaySettings, publicUrl: string) {
  const id = body.app_trans_id ?? ''
  if (!/^\d{6}_[\w-]{1,33}$/.test(id)) return refused(-401)
  const payment = await openSandboxPayment(db, zalopayRef(id), {
    params: body,
    transactionNo: `26${randomInt(1_000_000_000, 10_000_000_000)}`,
    code: UNDECIDED,
    payDate: null,
  })
  if (payment.params.mac !== body.mac) return refused(-68)
  return { ...done, order_url: walletPageUrl(publicUrl, ZALOPAY_PAGE, id, settings.key1) }
}

async function query(db: Db, { app_trans_id: id = '' }: ZalopayBody): Promise<Answer> {
  const payment = await findSandboxPayment(db, zalopayRef(id))
  if (!payment) return refused(-101)
  if (payment.code === UNDECIDED) return { return_code: 3, sub_return_code: -49 }
  if (payment.code !== '1') return refused(-63)
  const { params, transactionNo } = payment
  return { ...done, amount: Number(params.amount), zp_trans_id: Number(transactionNo) }
}

async function refund(db: Db, body: ZalopayBody, now: Date): Promise<Answer> {
  const { m_refund_id: id = '', zp_trans_id = '', amount } = body
  if (!id.startsWith(`${zalopayDay(now)}_`)) return refused(-25)
  const found = await findSandboxPaymentByNo(db, zp_trans_id)
  if (found?.payment.code !== '1') return refused(-3)
  const { txnRef, payment } = found
  const { refunds = {} } = payment
  if (refunds[id]) return refused(-23)
  const sent = Object.values(refunds).reduce((sum, one) => sum + one.amount, 0)
  if (sent + Number(amount) > Number(payment.params.amount)) return refused(-14)
  const one = { amount: Number(amount), transactionNo: String(randomInt(1_000_000, 10_000_000)) }
  await storeSandboxPayment(db, txnRef, { ...payment, refunds: { ...refunds, [id]: one } })
  const kept = { ...payment, transactionNo: one.transactionNo }
  await openSandboxPayment(db, zalopayRef(`refund:${id}`), kept)
  // As at the real one, a refund is under way first and done when asked about again.
  return { return_code: 3, sub_return_code: 2, refund_id: Number(one.transactionNo) }
}

async function queryRefund(db: Db, { m_refund_id: id = '' }: ZalopayBody): Promise<Answer> {
  const known = await findSandboxPayment(db, zalopayRef(`refund:${id}`))
  return known ? done : refused(-101)
}

/** What the built-in ZaloPay answers to a call of its interface. */
export async function answerZalopay(
  db: Db,
  call: ZalopayCall,
  body: ZalopayBody,
  { settings, publicUrl, now }: { settings: ZalopaySettings; publicUrl: string; now: Date },
): Promise<Answer> {
  if (body.app_id !== settings.appId) return refused(-402)
  if (!isSigned(call, body, settings)) return refused(-403)
  if (call === 'create') return create(db, body, settings, publicUrl)
  if (call === 'query') return query(db, body)
  return call === 'refund' ? refund(db, body, now) : queryRefund(db, body)
}
