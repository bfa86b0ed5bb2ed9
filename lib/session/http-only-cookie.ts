import { env } from '@/lib/env'
import { readCookies, setCookieHeader } from '@/lib/session/cookies'

const isSecure = () => env().publicUrl.startsWith('https:')

/** `__Host-` binds a cookie to this host and to https; on plain http, as on the operator's own machine, browsers refuse it. */
export const cookieName = (name: string) => (isSecure() ? `__Host-${name}` : name)

export const findCookie = (request: Request, name: string): string | undefined =>
  readCookies(request).get(cookieName(name))

/** The `Set-Cookie` header of a cookie no script can read; `maxAge` is in seconds. */
export const httpOnlyCookie = (name: string, value: string, maxAge: number): string =>
  setCookieHeader({
    name: cookieName(name),
    value,
    maxAge,
    secure: isSecure(),
    httpOnly: true,
  })
