import 'server-only'
import { type NextRequest, NextResponse } from 'next/server'
import { mobileMiddleware } from '@/lib/mobile/mobile-middleware'
import { pageOf } from '@/lib/routes/aliases'
import { isMobile } from '@/lib/routes/mobile-paths'
import { signInFor } from '@/lib/routes/page-access'
import { paths } from '@/lib/routes/paths'
import { resolveRedirect } from '@/lib/routes/redirects'
import { safeNext } from '@/lib/routes/safe-next'
import { readRequestSession } from '@/lib/session/read-request-session'
import { clearSessionCookie } from '@/lib/session/write-session-cookie'

/** The same address elsewhere: the query stays. */
function withPathname(request: NextRequest, pathname: string): URL {
  const url = request.nextUrl.clone()
  url.pathname = pathname
  return new URL(url)
}

/** The way to the login page, which differs between guest and user and must not be cached; a cookie that is no session goes. */
function redirectToLogin(request: NextRequest, cookieNames: readonly string[]): NextResponse {
  const { pathname, search } = request.nextUrl
  const login = new URL(paths.login(safeNext(pathname + search)), request.url)
  const response = NextResponse.redirect(login, 307)
  response.headers.set('cache-control', 'private, no-store')
  for (const cookie of clearSessionCookie(cookieNames))
    response.headers.append('set-cookie', cookie)
  return response
}

/** Redirects, the way to the login page and the pages' other addresses. Pages, calls and upstream check the session again. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl
  if (isMobile(pathname)) return mobileMiddleware(request)
  const moved = resolveRedirect(pathname)
  if (moved) return NextResponse.redirect(withPathname(request, moved.to), moved.status)
  if (signInFor(pathname) !== null) {
    const { session, cookieNames } = await readRequestSession(request)
    if (session === null) return redirectToLogin(request, cookieNames)
  }
  const page = pageOf(pathname)
  if (page === paths.account.home())
    return NextResponse.redirect(withPathname(request, paths.account.info()), 307)
  return page === pathname ? NextResponse.next() : NextResponse.rewrite(withPathname(request, page))
}
