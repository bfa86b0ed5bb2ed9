import { createHmac } from 'node:crypto'
import type { ZalopaySettings } from '@/backend/integrations/zalopay/definition'
import { sameHash } from '@/backend/platform/same-hash'

export const hmacHex = (key: string, text: string) =>
  createHmac('sha256', key).update(text).digest('hex')

/** HMAC-SHA256 over the values joined by `|`. */
export const zalopayMac = (key: string, values: readonly (string | number)[]) =>
  hmacHex(key, values.join('|'))

const SEVEN_HOURS = 7 * 3_600_000

/** `yymmdd` in Vietnam's time, with which ZaloPay wants references to begin. */
export const zalopayDay = (time: Date) =>
  new Date(time.getTime() + SEVEN_HOURS).toISOString().slice(2, 10).replaceAll('-', '')

type Attempt = { txnRef: string; createdAt: Date }
export const transIdOf = ({ txnRef, createdAt }: Attempt) => `${zalopayDay(createdAt)}_${txnRef}`
export const txnRefOf = (transId: string) => transId.replace(/^\d{6}_/, '')

/** What is signed in the address a buyer comes back to, in ZaloPay's order. */
export const returnNames = [
  'appid',
  'apptransid',
  'pmcid',
  'bankcode',
  'amount',
  'discountamount',
  'status',
] as const

const PAID = '1'
const isFailed = (status: string) => Number(status) < 0

export function readZalopayReturn({ appId, key2 }: ZalopaySettings, query: URLSearchParams) {
  const values = returnNames.map((name) => query.get(name) ?? '')
  const isSigned = sameHash(query.get('checksum') ?? '', zalopayMac(key2, values))
  if (!isSigned || query.get('appid') !== appId) return null
  const status = query.get('status') ?? ''
  const other = isFailed(status) ? ('failed' as const) : ('pending' as const)
  return {
    txnRef: txnRefOf(query.get('apptransid') ?? ''),
    result: status === PAID ? ('paid' as const) : other,
  }
}
