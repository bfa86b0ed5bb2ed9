import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { derivedKey } from '@/backend/platform/derived-key'
import { plainCode } from '@/contract/comparable'

export const CODE_MINUTES = 10

/** Six digits from the system's source of randomness. */
export const drawCode = () => String(randomInt(0, 1_000_000)).padStart(6, '0')

/** A million codes are soon tried against a stolen hash, so it is keyed with a secret and bound to its row. */
export const codeHash = (secret: string, rowId: string, code: string) =>
  createHmac('sha256', derivedKey(secret, 'one-time code')).update(`${rowId}:${code}`).digest('hex')

/** Compares without telling how much of the code is right; digits may be full-width, spaced or wrapped as a phone pastes them. */
export function isCode(secret: string, rowId: string, given: string, storedHash: string): boolean {
  const typed = plainCode(given)
  const right = Buffer.from(storedHash)
  const tried = Buffer.from(codeHash(secret, rowId, typed))
  return tried.length === right.length && timingSafeEqual(tried, right)
}
