import 'server-only'
import { type NextRequest, NextResponse } from 'next/server'
import { takeHeader } from '@/lib/mobile/app-sign-in'
import {
  asSeenByPage,
  at,
  away,
  type Cookies,
  needsLogin,
  onTo,
  personal,
} from '@/lib/mobile/page-responses'
import { answerCode } from '@/lib/mobile/redeem-session-code'
import { resolveAlias } from '@/lib/routes/aliases'
import { withoutTokens } from '@/lib/routes/mobile-paths'
import { signInFor } from '@/lib/routes/page-access'
import { paths } from '@/lib/routes/paths'
import { beginSession, endSession, visitorOf } from '@/lib/session/request-session'

/** Only what is loaded as the page itself: a picture or a script of it hands nothing over. */
function isDocument({ headers }: Request): boolean {
  const place = headers.get('sec-fetch-dest')
  return place === null || place === 'document'
}

/** Who the page is for, and what changes in the cookies by that; null when nobody could be asked. */
async function receive(
  request: NextRequest,
): Promise<{ isIn: boolean; isRefused: boolean; cookies: Cookies } | null> {
  const visitor = await visitorOf(request)
  const handed = isDocument(request) ? await takeHeader(request, visitor) : null
  if (handed?.kind === 'unavailable') return null
  if (handed?.kind === 'taken') {
    const begun = await beginSession(handed.claims, visitor.cookieNames)
    return { isIn: true, isRefused: false, cookies: [...handed.cookies, ...begun] }
  }
  const isRefused = handed?.kind === 'refused'
  const isOver = isRefused || visitor.isStale
  return {
    isIn: visitor.session !== null && !isRefused,
    isRefused,
    cookies: isOver ? endSession(visitor.cookieNames) : [],
  }
}

function show(request: NextRequest, cookies: Cookies): NextResponse {
  const { pathname, search } = request.nextUrl
  const page = resolveAlias(pathname) ?? pathname
  const seen = asSeenByPage(request, cookies)
  if (page === pathname) return NextResponse.next(seen)
  return NextResponse.rewrite(at(request, page + search), seen)
}

/**
 * The pages for the app's webviews. With its first page the app may send its token: it becomes the session's cookie at once, without a
 * redirect, because later pages come without the header. Who has no session is answered 401, so that the app can act.
 */
export async function answerMobile(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl
  if (pathname.toLowerCase() === paths.mobile.session()) return answerCode(request)
  const received = await receive(request)
  if (received === null) return away()
  const { isIn, isRefused, cookies } = received
  const clean = withoutTokens(search)
  if (clean !== null) return onTo(request, pathname + clean, cookies)
  const isGuarded = signInFor(pathname) !== null
  if (isRefused || (isGuarded && !isIn) || pathname === paths.mobile.loginNeeded())
    return needsLogin(request, cookies)
  if (pathname === paths.mobile.missing()) return NextResponse.rewrite(request.url, { status: 404 })
  const page = show(request, cookies)
  return isGuarded || cookies.length > 0 ? personal(page, cookies) : page
}
