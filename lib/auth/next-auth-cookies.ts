import 'server-only'
import type { CookiesOptions } from 'next-auth'
import { env } from '@/lib/env'
import { safeNext } from '@/lib/routes/safe-next'
import { cookiesOf } from '@/lib/session/request-session'
import { sessionCookieName, sessionCookieOptions } from '@/lib/session/session-cookie'
import { SESSION_SECONDS } from '@/lib/session/session-token'

const AWAY_MINUTES = 15

const nameOf = (publicUrl: string, what: string) =>
  `${publicUrl.startsWith('https:') ? '__Host-' : ''}hien-sach-${what}`

/** Own names, bound to this host over https, for what next-auth keeps while somebody signs in. */
export function authCookies(publicUrl: string): Partial<CookiesOptions> {
  const isSecure = publicUrl.startsWith('https:')
  const kept = (what: string, maxAge?: number) => ({
    name: nameOf(publicUrl, what),
    options: {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      secure: isSecure,
      ...(maxAge && { maxAge }),
    },
  })
  return {
    sessionToken: {
      name: sessionCookieName(publicUrl),
      options: sessionCookieOptions(publicUrl, SESSION_SECONDS),
    },
    csrfToken: kept('csrf'),
    callbackUrl: kept('return'),
    pkceCodeVerifier: kept('pkce', AWAY_MINUTES * 60),
    state: kept('state', AWAY_MINUTES * 60),
    nonce: kept('nonce', AWAY_MINUTES * 60),
  }
}

/** Where the visitor wanted to go before a provider asked them. */
export function returnOf(request: Request): string {
  const { publicUrl } = env()
  const kept = cookiesOf(request).get(nameOf(publicUrl, 'return')) ?? ''
  try {
    const address = decodeURIComponent(kept)
    return safeNext(address.startsWith(publicUrl) ? address.slice(publicUrl.length) : address)
  } catch {
    return '/'
  }
}
