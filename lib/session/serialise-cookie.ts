import type { CookieToSet } from '@/lib/session/session-cookie'

/** A cookie as a `Set-Cookie` header writes it. */
export const setCookie = ({ name, value, options }: CookieToSet): string =>
  [
    `${name}=${value}`,
    `Path=${options.path}`,
    `Max-Age=${options.maxAge}`,
    ...(options.httpOnly ? ['HttpOnly'] : []),
    ...(options.secure ? ['Secure'] : []),
    'SameSite=Lax',
  ].join('; ')
