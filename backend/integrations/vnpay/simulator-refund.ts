import { randomInt } from 'node:crypto'
import {
  refundRequestHash,
  refundResponseHash,
  type VnpParams,
} from '@/backend/integrations/vnpay/sign'
import {
  findSandboxPayment,
  storeSandboxPayment,
} from '@/backend/integrations/vnpay/simulator-payments'
import type { Db } from '@/backend/platform/db/connect'
import { sameHash } from '@/backend/platform/same-hash'

const PAID = '00'

async function decide(db: Db, params: VnpParams) {
  const txnRef = params.vnp_TxnRef ?? ''
  const payment = await findSandboxPayment(db, txnRef)
  if (!payment) return { code: '91' }
  if (payment.code !== PAID) return { code: '95' }
  const { refunds = {} } = payment
  const id = params.vnp_RequestId ?? ''
  const known = refunds[id]
  if (known) return { code: '94', transactionNo: known.transactionNo }
  const sent = Object.values(refunds).reduce((sum, one) => sum + one.amount, 0)
  const amount = Number(params.vnp_Amount)
  if (sent + amount > Number(payment.params.vnp_Amount)) return { code: '95' }
  const transactionNo = String(randomInt(10_000_000, 100_000_000))
  const refund = { amount, transactionNo }
  await storeSandboxPayment(db, txnRef, { ...payment, refunds: { ...refunds, [id]: refund } })
  return { code: '00', transactionNo }
}

/** The built-in site's answer to a refund: each request once, and never more than was paid. */
export async function answerRefund(db: Db, params: VnpParams, secret: string): Promise<VnpParams> {
  const isSigned = sameHash(params.vnp_SecureHash, refundRequestHash(params, secret))
  const { code, transactionNo = '' } = isSigned
    ? await decide(db, params)
    : { code: '97', transactionNo: '' }
  const response: VnpParams = {
    vnp_ResponseId: String(randomInt(10_000_000, 100_000_000)),
    vnp_Command: 'refund',
    vnp_ResponseCode: code,
    vnp_Message: 'refund',
    vnp_TmnCode: params.vnp_TmnCode,
    vnp_TxnRef: params.vnp_TxnRef,
    vnp_Amount: params.vnp_Amount,
    vnp_BankCode: 'NCB',
    vnp_TransactionNo: transactionNo,
    vnp_TransactionType: params.vnp_TransactionType,
    vnp_TransactionStatus: code === '00' ? '05' : '',
    vnp_OrderInfo: params.vnp_OrderInfo,
  }
  return { ...response, vnp_SecureHash: refundResponseHash(response, secret) }
}
