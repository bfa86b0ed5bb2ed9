import { createHash, createHmac } from 'node:crypto'
import { addressBlock } from '@/backend/platform/http/address-block'

declare const brand: unique symbol
/** What a limit counts by. Only `throttleKey` makes one, so nothing can be counted by an address as it is. */
export type ThrottleKey = string & { readonly [brand]: true }

/** Whose tries are counted together: those that agree in everything named here. */
type Subject = {
  /** An address as the request brought it; its block counts. */
  address?: string
  user?: number
  email?: string
  code?: string
}

// Counters outlive accounts and are nobody's list of customers or codes.
const hashed = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32)

/** The network an address belongs to, hashed with the shop's secret, so that the address cannot be read from it. */
export const networkHash = (secret: string, address: string) =>
  createHmac('sha256', secret)
    .update(`network:${addressBlock(address)}`)
    .digest('hex')
    .slice(0, 32)

/** The key under which `limit` counts somebody. An IPv6 client has 2^64 addresses of its own, so all of them are one. */
export function throttleKey(limit: string, { address, user, email, code }: Subject): ThrottleKey {
  const parts = [
    limit,
    user !== undefined && `user:${user}`,
    email !== undefined && `email:${hashed(email.toLowerCase())}`,
    code !== undefined && `code:${hashed(code.toUpperCase())}`,
    address !== undefined && `address:${addressBlock(address)}`,
  ]
  return parts.filter((part) => part !== false).join('|') as ThrottleKey
}
