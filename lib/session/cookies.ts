/** The cookies of a request by name. */
export const readCookies = ({ headers }: Request): Map<string, string> =>
  new Map(
    (headers.get('cookie') ?? '').split(/;\s*/).flatMap((pair) => {
      const at = pair.indexOf('=')
      return at > 0 ? [[pair.slice(0, at), pair.slice(at + 1)] as const] : []
    }),
  )

export type CookieToSet = {
  name: string
  /** Letters, digits and signs that need no escaping. */
  value: string
  /** Seconds; 0 removes the cookie. */
  maxAge: number
  secure: boolean
  httpOnly: boolean
}

/** A cookie as a `Set-Cookie` header; Lax, because Strict would lose the buyer who comes back from the payment site. */
export const setCookieHeader = ({ name, value, maxAge, secure, httpOnly }: CookieToSet): string =>
  [
    `${name}=${value}`,
    'Path=/',
    `Max-Age=${maxAge}`,
    ...(httpOnly ? ['HttpOnly'] : []),
    ...(secure ? ['Secure'] : []),
    'SameSite=Lax',
  ].join('; ')
