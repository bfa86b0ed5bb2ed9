import { randomBytes } from 'node:crypto'
import { decodeJwt, jwtVerify, SignJWT } from 'jose'

/** Seven days. */
const MOCK_TOKEN_SECONDS = 604_800

// A key of its own, drawn again with every start: no upstream takes what it signs.
const key = randomBytes(32)
const ISSUER = 'template-mock'

export function signMockToken(uuid: string, now = Date.now()): Promise<string> {
  const issuedAt = Math.floor(now / 1000)
  return new SignJWT({ id: uuid })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(ISSUER)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + MOCK_TOKEN_SECONDS)
    .sign(key)
}

/** Whose token it is, or null. */
export async function readMockToken(token: string): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(token, key, { issuer: ISSUER, algorithms: ['HS256'] })
    return typeof payload.id === 'string' ? payload.id : null
  } catch {
    return null
  }
}

/** True for a token that was one, and whose time is over. */
export function isExpiredToken(token: string, now = Date.now()): boolean {
  try {
    return (decodeJwt(token).exp ?? Number.POSITIVE_INFINITY) <= now / 1000
  } catch {
    return false
  }
}
