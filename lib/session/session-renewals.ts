import 'server-only'
import { createHash } from 'node:crypto'

/** What an upstream gives for a refresh token. */
export type RenewedTokens = {
  token: string
  expires: string
  refreshToken?: string | undefined
  refreshExpires?: string | undefined
}

type Renew = () => Promise<RenewedTokens>

/** A renewal of that name, made by whichever process of the shop comes first; the others get what it got. */
export type RenewOnce = (name: string, renew: Renew) => Promise<RenewedTokens>

/** Requests that were under way with the cookie of before come this late at most. */
export const REMEMBERED_MS = 60_000

const nameOf = (refreshToken: string) =>
  createHash('sha256').update(refreshToken).digest('base64url')

/**
 * Renews each refresh token once (docs/adr/0022): requests of one session that come together, and those that follow with the cookie
 * of before, all get what the first one got.
 *
 * @param renewOnce makes that so across processes
 */
export function createSessionRenewals(renewOnce: RenewOnce = (_, renew) => renew()) {
  const known = new Map<string, Promise<RenewedTokens>>()
  return (refreshToken: string, renew: Renew): Promise<RenewedTokens> => {
    const name = nameOf(refreshToken)
    const running = known.get(name)
    if (running) return running
    const renewal = renewOnce(name, renew)
    known.set(name, renewal)
    const forget = () => known.delete(name)
    renewal.then(() => setTimeout(forget, REMEMBERED_MS).unref(), forget)
    return renewal
  }
}
