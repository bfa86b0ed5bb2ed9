import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { derivedKey } from '@/backend/platform/derived-key'
import type { Role } from '@/contract/shop/auth'

/** Seven days, because the sign-in form always asks to be remembered. */
export const SESSION_SECONDS = 7 * 24 * 60 * 60
const ISSUER = 'hien-sach'
const AUDIENCE = 'storefront'
const TYPE = 'at+jwt'
const ALGORITHM = 'HS256'

const Claims = z.object({
  sub: z.string().regex(/^[1-9]\d{0,9}$/),
  sid: z.uuid(),
  ver: z.int().min(0),
})

export type TokenFacts = {
  userId: number
  sessionId: string
  /** The account's token version; a higher one there ends this token. */
  version: number
}

const keyOf = (secret: string) => derivedKey(secret, 'access token')

/** A signed bearer token and the moment it ends, to the second. */
export async function issueToken(
  secret: string,
  { userId, sessionId, version, roles }: TokenFacts & { roles: Role[] },
  now: Date,
  lifetime = SESSION_SECONDS,
): Promise<{ token: string; expires: Date }> {
  const issuedAt = Math.floor(now.getTime() / 1000)
  const token = await new SignJWT({ sid: sessionId, ver: version, roles })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(String(userId))
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifetime)
    .sign(keyOf(secret))
  return { token, expires: new Date((issuedAt + lifetime) * 1000) }
}

/** What a token says, or null when it is not ours, altered or past its time. Whether its session still lives the store knows. */
export async function readToken(
  secret: string,
  token: string,
  now: Date,
): Promise<TokenFacts | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: [ALGORITHM],
      typ: TYPE,
      issuer: ISSUER,
      audience: AUDIENCE,
      currentDate: now,
      requiredClaims: ['exp', 'iat'],
    })
    const { sub, sid, ver } = Claims.parse(payload)
    return { userId: Number(sub), sessionId: sid, version: ver }
  } catch {
    return null
  }
}
