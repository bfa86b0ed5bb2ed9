import { createHmac } from 'node:crypto'

/** How the shop is known at ZaloPay, and where that is. */
export type ZalopaySettings = {
  appId: string
  /** Signs what the shop asks. */
  key1: string
  /** Signs what ZaloPay tells. */
  key2: string
  /** Before `/v2/…`. */
  apiUrl: string
}

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
