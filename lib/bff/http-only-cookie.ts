import { env } from '@/lib/env'

const isSecure = () => env().publicUrl.startsWith('https:')

/** `__Host-` binds a cookie to this host and to https; on plain http, as on the operator's own machine, browsers refuse it. */
export const cookieName = (name: string) => (isSecure() ? `__Host-${name}` : name)

export const cookieOf = (request: Request, name: string): string | undefined => {
  const wanted = `${cookieName(name)}=`
  const pair = request.headers
    .get('cookie')
    ?.split(/;\s*/)
    .find((part) => part.startsWith(wanted))
  return pair?.slice(wanted.length)
}

/** One `Set-Cookie` value for a cookie no script can read; `value` must be cookie-safe, `maxAge` is in seconds. */
export const httpOnlyCookie = (name: string, value: string, maxAge: number) =>
  `${cookieName(name)}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${isSecure() ? '; Secure' : ''}`
