import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { z } from 'zod'
import type { GoogleSettings } from '@/backend/integrations/google/definition'
import type { SocialPerson } from '@/backend/modules/auth'

const GOOGLE = 'https://accounts.google.com'
const GOOGLE_KEYS = 'https://www.googleapis.com/oauth2/v3/certs'
const TIMEOUT_MS = 5_000

const Discovery = z.object({ jwks_uri: z.url() })
const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254),
  email_verified: z.union([z.boolean(), z.stringbool()]).default(false),
  name: z.string().max(200).optional(),
  picture: z.url().max(1000).optional(),
})

async function keysAddress(issuer: string): Promise<URL> {
  if (issuer === '') return new URL(GOOGLE_KEYS)
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  return new URL(Discovery.parse(await response.json()).jwks_uri)
}

// What only says that the token is bad; anything else says that the keys could not be had.
const isRefusal = (error: unknown) =>
  error instanceof errors.JWTClaimValidationFailed ||
  error instanceof errors.JWTExpired ||
  error instanceof errors.JWTInvalid ||
  error instanceof errors.JWSInvalid ||
  error instanceof errors.JWSSignatureVerificationFailed ||
  error instanceof errors.JWKSNoMatchingKey ||
  error instanceof errors.JOSEAlgNotAllowed ||
  error instanceof errors.JOSENotSupported

/** Reads Google id tokens: signature by their published keys, issuer, audience, time. Another issuer that speaks OpenID Connect may stand for it. Null for one that is not good; throws when Google cannot be asked. */
export function createGoogle({ clientId, issuer }: GoogleSettings) {
  let keys: Promise<JWTVerifyGetKey> | undefined
  const findKeys = () => {
    keys ??= keysAddress(issuer).then((address) =>
      createRemoteJWKSet(address, { timeoutDuration: TIMEOUT_MS }),
    )
    // An address that could not be learnt is asked for again next time.
    keys.catch(() => {
      keys = undefined
    })
    return keys
  }

  async function claimsOf(idToken: string): Promise<JWTPayload | null> {
    const key = await findKeys()
    try {
      const { payload } = await jwtVerify(idToken, key, {
        issuer: issuer === '' ? [GOOGLE, 'accounts.google.com'] : [issuer],
        audience: clientId,
        algorithms: ['RS256'],
        clockTolerance: 30,
        requiredClaims: ['exp', 'iat', 'sub'],
      })
      return payload
    } catch (error) {
      if (isRefusal(error)) return null
      throw error
    }
  }

  return async (idToken: string): Promise<SocialPerson | null> => {
    const parsed = Claims.safeParse(await claimsOf(idToken))
    if (!parsed.success) return null
    const { sub, email, email_verified: isEmailVerified, name, picture } = parsed.data
    return {
      provider: 'google',
      subject: sub,
      email: email.toLowerCase(),
      isEmailVerified,
      name: name ?? email.split('@')[0] ?? '',
      photoUrl: picture ?? null,
    }
  }
}
