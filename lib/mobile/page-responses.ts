import 'server-only'
import { type NextRequest, NextResponse } from 'next/server'
import { paths } from '@/lib/routes/paths'
import { readCookies } from '@/lib/session/cookies'

/** `Set-Cookie` headers. */
export type Cookies = readonly string[]

/** A response no cache may store. */
export function privateResponse(response: NextResponse, cookies: Cookies = []): NextResponse {
  response.headers.set('cache-control', 'private, no-store')
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}

/** Passes the request on with the cookies it will have from now on, and without the token. */
export function continueWith(request: NextRequest, cookies: Cookies) {
  const jar = readCookies(request)
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
export function loginRequired(request: NextRequest, cookies: Cookies = []): NextResponse {
  const page = paths.mobile.loginNeeded()
  const { pathname, search } = request.nextUrl
  const response = NextResponse.rewrite(at(request, pathname === page ? page + search : page), {
    ...continueWith(request, cookies),
    status: 401,
    headers: { 'www-authenticate': 'Bearer' },
  })
  return privateResponse(response, cookies)
}

/** The upstream could not be reached; the gateway shows its error page. */
export const upstreamUnavailable = (): NextResponse =>
  privateResponse(new NextResponse(null, { status: 503, headers: { 'retry-after': '5' } }))

/** 303, so that nobody asks again for the address in which a code or a token stood. */
export const seeOther = (
  request: NextRequest,
  address: string,
  cookies: Cookies = [],
): NextResponse =>
  privateResponse(
    NextResponse.redirect(at(request, address), {
      status: 303,
      headers: { 'referrer-policy': 'no-referrer' },
    }),
    cookies,
  )
