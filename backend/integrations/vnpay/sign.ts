import { createHmac } from 'node:crypto'
import { sameHash } from '@/backend/platform/same-hash'

/** Parameters as the payment site's protocol names them, `vnp_…`. */
export type VnpParams = Record<string, string | undefined>

const isSigned = (name: string) =>
  name.startsWith('vnp_') && name !== 'vnp_SecureHash' && name !== 'vnp_SecureHashType'

/** What both sides sign: filled parameters in the order of their names, encoded as a form. */
function canonical(params: VnpParams): string {
  const sorted = new URLSearchParams()
  for (const name of Object.keys(params).sort()) {
    const value = params[name]
    if (isSigned(name) && value) sorted.append(name, value)
  }
  return sorted.toString()
}

const hmac = (text: string, secret: string) =>
  createHmac('sha512', secret).update(text, 'utf8').digest('hex')

/** An address of the protocol: its parameters and their signature. */
export function signedUrl(base: string, params: VnpParams, secret: string): string {
  const query = canonical(params)
  return `${base}?${query}&vnp_SecureHash=${hmac(query, secret)}`
}

export const hasValidSignature = (params: VnpParams, secret: string) =>
  sameHash(params.vnp_SecureHash, hmac(canonical(params), secret))

const SEVEN_HOURS = 7 * 3_600_000

/** `yyyyMMddHHmmss` in Vietnam's time, whatever zone this machine lives in. */
export const vnpTime = (time: Date) =>
  new Date(time.getTime() + SEVEN_HOURS).toISOString().replace(/\D/g, '').slice(0, 14)

const piped = (params: VnpParams, names: readonly string[], secret: string) =>
  hmac(names.map((name) => params[`vnp_${name}`] ?? '').join('|'), secret)

const queryRequestFields = [
  'RequestId',
  'Version',
  'Command',
  'TmnCode',
  'TxnRef',
  'TransactionDate',
  'CreateDate',
  'IpAddr',
  'OrderInfo',
]
/** What is answered about a transaction, whether asked about or refunded. */
const responseFields = [
  'ResponseId',
  'Command',
  'ResponseCode',
  'Message',
  'TmnCode',
  'TxnRef',
  'Amount',
  'BankCode',
  'PayDate',
  'TransactionNo',
  'TransactionType',
  'TransactionStatus',
  'OrderInfo',
]
const queryResponseFields = [...responseFields, 'PromotionCode', 'PromotionAmount']

const refundRequestFields = [
  'RequestId',
  'Version',
  'Command',
  'TmnCode',
  'TransactionType',
  'TxnRef',
  'Amount',
  'TransactionNo',
  'TransactionDate',
  'CreateBy',
  'CreateDate',
  'IpAddr',
  'OrderInfo',
]

/** The hash of a request about a transaction (querydr). */
export const queryRequestHash = (params: VnpParams, secret: string) =>
  piped(params, queryRequestFields, secret)
/** The hash of its response. */
export const queryResponseHash = (params: VnpParams, secret: string) =>
  piped(params, queryResponseFields, secret)

export const refundRequestHash = (params: VnpParams, secret: string) =>
  piped(params, refundRequestFields, secret)
export const refundResponseHash = (params: VnpParams, secret: string) =>
  piped(params, responseFields, secret)
