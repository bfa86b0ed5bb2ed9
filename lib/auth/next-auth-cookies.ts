import 'server-only'
import type { CookiesOptions } from 'next-auth'
import { env } from '@/lib/env'
import { safeNext } from '@/lib/routes/safe-next'
import { readCookies } from '@/lib/session/cookies'
import { sessionCookieName } from '@/lib/session/session-cookie'
import { SESSION_SECONDS } from '@/lib/session/session-token'

/** As long as a visitor may stay at the provider's page. */
const PROVIDER_MINUTES = 15

const nameOf = (publicUrl: string, what: string) =>
  `${publicUrl.startsWith('https:') ? '__Host-' : ''}hien-sach-${what}`

/** Names of our own, bound to this host over https, for what next-auth stores during a sign-in. */
export function nextAuthCookies(publicUrl: string): Partial<CookiesOptions> {
  const isSecure = publicUrl.startsWith('https:')
  const cookie = (name: string, maxAge?: number) => ({
    name,
    options: {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      secure: isSecure,
      ...(maxAge && { maxAge }),
    },
  })
  const own = (what: string, maxAge?: number) => cookie(nameOf(publicUrl, what), maxAge)
  return {
    sessionToken: cookie(sessionCookieName(publicUrl), SESSION_SECONDS),
    csrfToken: own('csrf'),
    callbackUrl: own('return'),
    pkceCodeVerifier: own('pkce', PROVIDER_MINUTES * 60),
    state: own('state', PROVIDER_MINUTES * 60),
    nonce: own('nonce', PROVIDER_MINUTES * 60),
  }
}

/** Where the visitor wanted to go before a provider asked them. */
export function returnOf(request: Request): string {
  const { publicUrl } = env()
  const stored = readCookies(request).get(nameOf(publicUrl, 'return')) ?? ''
  try {
    const address = decodeURIComponent(stored)
    return safeNext(address.startsWith(publicUrl) ? address.slice(publicUrl.length) : address)
  } catch {
    return '/'
  }
}
