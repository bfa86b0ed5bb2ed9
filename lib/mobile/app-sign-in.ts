import 'server-only'
import { SessionCode } from '@/contract/shop/mobile'
import { UpstreamError } from '@/lib/api/upstream-error'
import { findPerson, redeemCode, requesterOf } from '@/lib/auth/upstream-auth'
import { hintCookies } from '@/lib/boot/hint-cookies'
import { env } from '@/lib/env'
import { logError } from '@/lib/log'
import { formatPreferences, preferencesFromSettings } from '@/lib/preferences/themes'
import { setCookieHeader } from '@/lib/session/cookies'
import type { RequestSession } from '@/lib/session/read-request-session'
import { claimsOf, type SessionClaims } from '@/lib/session/session-token'

/** The outcome of signing a webview in with its app's credentials. */
export type AppSignIn =
  | { kind: 'none' }
  | { kind: 'taken'; claims: SessionClaims; cookies: string[]; next?: string }
  /** The upstream does not know it, or not any more. */
  | { kind: 'refused' }
  /** The code belongs to another account than the session here. */
  | { kind: 'other'; name: string }
  /** The upstream could not be reached. */
  | { kind: 'unavailable' }

/** The token of an Authorization header; other schemes belong to proxies on the way. */
export function bearerOf(headers: Headers): string | null {
  const [, token] =
    /^Bearer +([\w.~+/-]{1,8000}=*)$/i.exec(headers.get('authorization') ?? '') ?? []
  return token ?? null
}

const wantsBearer = (headers: Headers) => /^Bearer(?: |$)/i.test(headers.get('authorization') ?? '')

const YEAR = 60 * 60 * 24 * 365

/** The account's theme and font size, for the first paint. */
function preferencesCookie(settings: Record<string, unknown>): string[] {
  const preferences = preferencesFromSettings(settings)
  if (!preferences) return []
  const secure = env().publicUrl.startsWith('https:')
  const cookie = {
    name: hintCookies.look,
    value: formatPreferences(preferences),
    maxAge: YEAR,
    secure,
  }
  return [setCookieHeader({ ...cookie, httpOnly: false })]
}

const nameIn = (data: unknown) =>
  typeof data === 'object' && data !== null && 'displayName' in data ? String(data.displayName) : ''

function failed(error: unknown): AppSignIn {
  if (!(error instanceof UpstreamError)) throw error
  if (error.status === 409) return { kind: 'other', name: nameIn(error.data) }
  if ([400, 401, 403, 404].includes(error.status)) return { kind: 'refused' }
  logError('app sign-in failed', { call: error.call, status: error.status })
  return { kind: 'unavailable' }
}

/** The app sends its token with the first page it loads. A token it replaces is not revoked: the app may still use it. */
export async function signInByHeader(
  request: Request,
  { session }: Pick<RequestSession, 'session'>,
): Promise<AppSignIn> {
  if (!wantsBearer(request.headers)) return { kind: 'none' }
  const token = bearerOf(request.headers)
  if (token === null) return { kind: 'refused' }
  if (session?.upstreamToken === token) return { kind: 'none' }
  try {
    const user = await findPerson(requesterOf(request), token)
    if (!user) return { kind: 'refused' }
    const claims = claimsOf({ token, expires: '', data: user })
    if (claims.upstreamExpires * 1000 <= Date.now()) return { kind: 'refused' }
    return { kind: 'taken', claims, cookies: preferencesCookie(user.settings) }
  } catch (error) {
    return failed(error)
  }
}

/** The app sends a one-time code. `replaces` is the user whose session must not be replaced by another's without asking. */
export async function signInByCode(
  request: Request,
  code: string | null | undefined,
  replaces: number | undefined,
): Promise<AppSignIn> {
  if (!SessionCode.safeParse(code).success) return { kind: 'refused' }
  try {
    const signedIn = await redeemCode(requesterOf(request), {
      code: code ?? '',
      ...(replaces !== undefined && { userId: replaces }),
    })
    return {
      kind: 'taken',
      claims: claimsOf(signedIn),
      cookies: preferencesCookie(signedIn.data.settings),
      next: signedIn.next,
    }
  } catch (error) {
    return failed(error)
  }
}
