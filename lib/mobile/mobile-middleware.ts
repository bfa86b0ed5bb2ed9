import 'server-only'
import { type NextRequest, NextResponse } from 'next/server'
import { signInByHeader } from '@/lib/mobile/app-sign-in'
import {
  at,
  type Cookies,
  continueWith,
  loginRequired,
  privateResponse,
  seeOther,
  upstreamUnavailable,
} from '@/lib/mobile/page-responses'
import { redeemSessionCode } from '@/lib/mobile/redeem-session-code'
import { resolveAlias } from '@/lib/routes/aliases'
import { withoutTokens } from '@/lib/routes/mobile-paths'
import { signInFor } from '@/lib/routes/page-access'
import { paths } from '@/lib/routes/paths'
import { readRequestSession } from '@/lib/session/read-request-session'
import { clearSessionCookie, writeSessionCookie } from '@/lib/session/write-session-cookie'

/** Only a navigation may sign in, not an image or a script. */
function isDocument({ headers }: Request): boolean {
  const place = headers.get('sec-fetch-dest')
  return place === null || place === 'document'
}

/** Whether the visitor is signed in, and the cookies to set; null when the upstream could not be reached. */
async function receive(
  request: NextRequest,
): Promise<{ isIn: boolean; isRefused: boolean; cookies: Cookies } | null> {
  const visitor = await readRequestSession(request)
  const handed = isDocument(request) ? await signInByHeader(request, visitor) : null
  if (handed?.kind === 'unavailable') return null
  if (handed?.kind === 'taken') {
    const begun = await writeSessionCookie(handed.claims, visitor.cookieNames)
    return { isIn: true, isRefused: false, cookies: [...handed.cookies, ...begun] }
  }
  const isRefused = handed?.kind === 'refused'
  const isOver = isRefused || visitor.isStale
  return {
    isIn: visitor.session !== null && !isRefused,
    isRefused,
    cookies: isOver ? clearSessionCookie(visitor.cookieNames) : [],
  }
}

function show(request: NextRequest, cookies: Cookies): NextResponse {
  const { pathname, search } = request.nextUrl
  const page = resolveAlias(pathname) ?? pathname
  const seen = continueWith(request, cookies)
  if (page === pathname) return NextResponse.next(seen)
  return NextResponse.rewrite(at(request, page + search), seen)
}

/**
 * The pages for the app's webviews. A token sent with the first page becomes the session cookie at once, because later requests come
 * without the header. Without a session the answer is 401, so that the app can sign in.
 */
export async function mobileMiddleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl
  if (pathname.toLowerCase() === paths.mobile.session()) return redeemSessionCode(request)
  const received = await receive(request)
  if (received === null) return upstreamUnavailable()
  const { isIn, isRefused, cookies } = received
  const clean = withoutTokens(search)
  if (clean !== null) return seeOther(request, pathname + clean, cookies)
  const isGuarded = signInFor(pathname) !== null
  if (isRefused || (isGuarded && !isIn) || pathname === paths.mobile.loginNeeded())
    return loginRequired(request, cookies)
  const page = show(request, cookies)
  return isGuarded || cookies.length > 0 ? privateResponse(page, cookies) : page
}
