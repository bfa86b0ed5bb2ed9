import 'server-only'
import { hkdfSync, randomUUID } from 'node:crypto'
import { decodeJwt, EncryptJWT, type JWTPayload, jwtDecrypt } from 'jose'
import { z } from 'zod/mini'
import { roles, type SignedIn } from '@/contract/shop/auth'

/** Longest life of a session in seconds: seven days. */
export const SESSION_SECONDS = 7 * 24 * 60 * 60

const Claims = z.object({
  /** The upstream's bearer token. It leaves the server only as an Authorization header to the upstream. */
  upstreamToken: z.string().check(z.minLength(1)),
  /** When the session can go on no longer; seconds since 1970. */
  upstreamExpires: z.number(),
  /** Of an upstream with short-lived tokens: buys the next token, and never leaves the server otherwise. */
  refreshToken: z.optional(z.string().check(z.minLength(1))),
  /** When the token of such an upstream ends; seconds since 1970. */
  tokenExpires: z.optional(z.number()),
  userId: z.int(),
  name: z.string(),
  email: z.string(),
  picture: z.nullish(z.string()),
  roles: z.array(z.enum(roles)),
})
export type SessionClaims = z.output<typeof Claims>

const keys = new Map<string, Uint8Array>()

function keyOf(secret: string): Uint8Array {
  const key =
    keys.get(secret) ?? new Uint8Array(hkdfSync('sha256', secret, '', 'hien-sach session v1', 32))
  keys.set(secret, key)
  return key
}

const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000)

function claimedExpiry(token: string): number {
  try {
    return decodeJwt(token).exp ?? Number.POSITIVE_INFINITY
  } catch {
    // Another upstream may issue opaque tokens; then only `expires` counts.
    return Number.POSITIVE_INFINITY
  }
}

/** The earliest of the answer's `expires`, the token's `exp` and seven days from now, in seconds since 1970. */
export function sessionExpiry(
  { token, expires }: Pick<SignedIn, 'token' | 'expires'>,
  now = Date.now(),
): number {
  const stated = seconds(Date.parse(expires))
  return Math.min(
    Number.isNaN(stated) ? Number.POSITIVE_INFINITY : stated,
    claimedExpiry(token),
    seconds(now) + SESSION_SECONDS,
  )
}

type Tokens = Pick<SignedIn, 'token' | 'expires' | 'refreshToken' | 'refreshExpires'>

/** What a session holds of the upstream's tokens: with a refresh token it outlives the token itself. */
export function tokenClaims(tokens: Tokens, now = Date.now()) {
  const { token: upstreamToken, refreshToken, refreshExpires = '' } = tokens
  const tokenExpires = sessionExpiry(tokens, now)
  if (!refreshToken)
    return {
      ...{ upstreamToken, upstreamExpires: tokenExpires },
      ...{ refreshToken: undefined, tokenExpires: undefined },
    }
  const upstreamExpires = sessionExpiry({ token: refreshToken, expires: refreshExpires }, now)
  return { upstreamToken, upstreamExpires, refreshToken, tokenExpires }
}

/** The claims of a successful sign-in. */
export const claimsOf = (signedIn: SignedIn, now = Date.now()): SessionClaims => ({
  ...tokenClaims(signedIn, now),
  userId: signedIn.data.userId,
  name: signedIn.data.displayName,
  email: signedIn.data.email,
  picture: signedIn.data.photoURL,
  roles: signedIn.data.role,
})

/** Encrypts claims; the result never outlives the upstream's token. */
export function encryptToken(
  claims: JWTPayload,
  secret: string,
  maxAge = SESSION_SECONDS,
  now = Date.now(),
): Promise<string> {
  const latest = seconds(now) + Math.min(maxAge, SESSION_SECONDS)
  const upstream = typeof claims.upstreamExpires === 'number' ? claims.upstreamExpires : latest
  return new EncryptJWT(claims)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setIssuedAt(seconds(now))
    .setExpirationTime(Math.min(latest, upstream))
    .setJti(randomUUID())
    .encrypt(keyOf(secret))
}

/** Decrypts a token; null when it is forged, damaged or expired. */
export async function decryptToken(
  encrypted: string | undefined,
  secret: string,
  now = Date.now(),
): Promise<JWTPayload | null> {
  if (!encrypted) return null
  try {
    const { payload } = await jwtDecrypt(encrypted, keyOf(secret), {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
      currentDate: new Date(now),
    })
    return payload
  } catch {
    return null
  }
}

export type Session = SessionClaims & {
  /** Seconds since 1970. */
  expires: number
}

/** The session that decrypted claims describe, or null when they are something else. */
export function sessionOf(payload: JWTPayload | null): Session | null {
  const claims = Claims.safeParse(payload)
  return claims.success && payload?.exp ? { ...claims.data, expires: payload.exp } : null
}

/** The session in a cookie's value, or null. */
export const decryptSession = async (
  encrypted: string | undefined,
  secret: string,
  now = Date.now(),
): Promise<Session | null> => sessionOf(await decryptToken(encrypted, secret, now))
