import 'server-only'
import { type NextRequest, NextResponse } from 'next/server'
import { paths } from '@/lib/routes/paths'
import { cookiesOf } from '@/lib/session/request-session'

/** `Set-Cookie` headers. */
export type Cookies = readonly string[]

/** Nobody on the way may keep what depends on who asks. */
export function personal(response: NextResponse, cookies: Cookies = []): NextResponse {
  response.headers.set('cache-control', 'private, no-store')
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}

/** The request as the page may see it: with the cookies it will have from now on, without the token. */
export function asSeenByPage(request: NextRequest, cookies: Cookies) {
  const jar = cookiesOf(request)
  for (const cookie of cookies) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    if (value === '') jar.delete(name)
    else jar.set(name, value)
  }
  const headers = new Headers(request.headers)
  headers.delete('authorization')
  headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
  return { request: { headers } }
}

export const at = (request: NextRequest, address: string) => new URL(address, request.url)

/** The page that tells the app to sign in, in the place of the one that was asked for. */
export function needsLogin(request: NextRequest, cookies: Cookies = []): NextResponse {
  const page = paths.mobile.loginNeeded()
  const { pathname, search } = request.nextUrl
  const response = NextResponse.rewrite(at(request, pathname === page ? page + search : page), {
    ...asSeenByPage(request, cookies),
    status: 401,
    headers: { 'www-authenticate': 'Bearer' },
  })
  return personal(response, cookies)
}

/** The upstream could not be asked; the front door makes a page of it. */
export const away = (): NextResponse =>
  personal(new NextResponse(null, { status: 503, headers: { 'retry-after': '5' } }))

/** 303, so that nobody asks again for the address in which a code or a token stood. */
export const onTo = (request: NextRequest, address: string, cookies: Cookies = []): NextResponse =>
  personal(
    NextResponse.redirect(at(request, address), {
      status: 303,
      headers: { 'referrer-policy': 'no-referrer' },
    }),
    cookies,
  )
