import { localKeys, readLocal, writeLocal } from '@/lib/browser/local-store'

/** When the session ends, in milliseconds since 1970: a tab that slept past it knows at once that it is a guest's. */
export function findSessionExpiry(): number | null {
  const text = readLocal(localKeys.tokenExpiry)
  const moment = text === null ? Number.NaN : Date.parse(text)
  return Number.isNaN(moment) ? null : moment
}

export const storeSessionExpiry = (expires: string): void =>
  writeLocal(localKeys.tokenExpiry, expires)

export const clearSessionExpiry = (): void => writeLocal(localKeys.tokenExpiry, null)

/** Whether a session known here has expired. */
export function isSessionExpired(now = Date.now()): boolean {
  const expiry = findSessionExpiry()
  return expiry !== null && expiry <= now
}
