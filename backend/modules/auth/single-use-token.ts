import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { derivedKey } from '@/backend/platform/derived-key'

/** What the database holds of a token: who steals the table can open nothing with it. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** 32 random bytes as text: stands for a registration that waits for its code. */
export const drawToken = () => randomBytes(32).toString('base64url')

const signature = (secret: string, id: string) =>
  createHmac('sha256', derivedKey(secret, 'registration')).update(id).digest('base64url')

export const REGISTRATION_MINUTES = 30

/** Lets who has just registered complete exactly that account, once: the row's id and our signature of it. */
export const signRegistrationToken = (secret: string, rowId: string) =>
  `${rowId}.${signature(secret, rowId)}`

/** The row a registration token names, or null when we have not signed it. */
export function readRegistrationToken(secret: string, token: string): string | null {
  const [rowId = '', given = '', ...rest] = token.split('.')
  if (rest.length > 0 || !/^[0-9a-f-]{36}$/.test(rowId)) return null
  const [one, other] = [Buffer.from(given), Buffer.from(signature(secret, rowId))]
  return one.length === other.length && timingSafeEqual(one, other) ? rowId : null
}
