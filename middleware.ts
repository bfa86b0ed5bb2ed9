import { type NextRequest, NextResponse } from 'next/server'
import { env } from '@/lib/env'
import { answerMobile } from '@/lib/mobile/mobile-middleware'
import { resolveAlias } from '@/lib/routes/aliases'
import { isMobile } from '@/lib/routes/mobile-paths'
import { signInFor } from '@/lib/routes/page-access'
import { paths } from '@/lib/routes/paths'
import { resolveRedirect } from '@/lib/routes/redirects'
import { safeNext } from '@/lib/routes/safe-next'
import { clearedSessionCookies, findSealedSession } from '@/lib/session/session-cookie'
import { openSession } from '@/lib/session/session-token'

/** The same address elsewhere: the query stays. */
function at(request: NextRequest, pathname: string): URL {
  const url = request.nextUrl.clone()
  url.pathname = pathname
  return new URL(url)
}

const hasSession = async (request: NextRequest) => {
  const sealed = findSealedSession((name) => request.cookies.get(name)?.value, env().publicUrl)
  return (await openSession(sealed, env().nextauthSecret)) !== null
}

/** A page that differs between guest and user must not be kept by anybody on the way. */
function notKept(request: NextRequest, response: NextResponse): NextResponse {
  response.headers.set('cache-control', 'private, no-store')
  const names = request.cookies.getAll().map(({ name }) => name)
  for (const { name, value, options } of clearedSessionCookies(names, env().publicUrl)) {
    if (names.includes(name)) response.cookies.set(name, value, options)
  }
  return response
}

function toLogin(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl
  const next = safeNext(pathname + search)
  return NextResponse.redirect(
    new URL(paths.login(next === '/' ? undefined : next), request.url),
    307,
  )
}

/** Null when the visitor may go on. The pages, the calls and the upstream check again: this is only the way to the login. */
async function refusal(request: NextRequest): Promise<NextResponse | null> {
  if (signInFor(request.nextUrl.pathname) === null || (await hasSession(request))) return null
  return notKept(request, toLogin(request))
}

export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl
  if (isMobile(pathname)) return answerMobile(request)
  const moved = resolveRedirect(pathname)
  if (moved) return NextResponse.redirect(at(request, moved.to), moved.status)
  const refused = await refusal(request)
  if (refused) return refused
  const page = resolveAlias(pathname) ?? pathname
  if (page === paths.account.home())
    return NextResponse.redirect(at(request, paths.account.info()), 307)
  return page === pathname ? NextResponse.next() : NextResponse.rewrite(at(request, page))
}

// Narrow on purpose: a page that meets no middleware costs half. Next wants these written out.
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/',
    '/san-pham/danh-muc',
    '/thu-vien/khoa-hoc',
    '/thu-vien/bai-hoc',
    '/flashsale',
    '/chinh-sach-ctv',
    '/previewcourse',
    '/product/:path+',
    '/cart',
    '/confirm-order/:path+',
    '/account/:path*',
    '/course/:path+',
    '/lesson/:path+',
    '/library/:path+',
    '/exercise/:path+',
    '/myexercise/:path+',
    '/exam/:path+',
    '/news/:path+',
    '/sgk/:path+',
    '/preview',
    '/previewCourse',
    '/mobile/:path+',
    '/tai-khoan/:path*',
    '/tai-lieu-cua-toi',
    '/khoa-hoc/:path+',
    '/bai-hoc/:path+',
    '/bai-tap/:path+',
    '/bai-tap-cua-toi/:path+',
    '/bai-kiem-tra/:path+',
    '/myexam/:path+',
    '/logout',
  ],
}
