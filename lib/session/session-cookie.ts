import { hintCookies } from '@/lib/boot/hint-cookies'

export type CookieToSet = {
  name: string
  value: string
  options: { httpOnly: boolean; sameSite: 'lax'; secure: boolean; path: '/'; maxAge: number }
}

const PLAIN = 'hien-sach-session'
const SECURE = `__Host-${PLAIN}`
// The size at which next-auth cuts its cookies, so that both sides cut alike.
const CHUNK = 3933

const isSecure = (publicUrl: string) => publicUrl.startsWith('https:')

/** `__Host-hien-sach-session` over https, without the prefix on a loopback address. */
export const sessionCookieName = (publicUrl: string) => (isSecure(publicUrl) ? SECURE : PLAIN)

// Lax, because Strict would lose the buyer who comes back from the payment site.
export const sessionCookieOptions = (
  publicUrl: string,
  maxAge: number,
): CookieToSet['options'] => ({
  httpOnly: true,
  sameSite: 'lax',
  secure: isSecure(publicUrl),
  path: '/',
  maxAge,
})

/** The sealed session, also when it was cut into `.0`, `.1` and so on. */
export function findSealedSession(
  get: (name: string) => string | undefined,
  publicUrl: string,
): string | undefined {
  const name = sessionCookieName(publicUrl)
  const chunks: string[] = []
  for (let chunk = get(`${name}.0`); chunk; chunk = get(`${name}.${chunks.length}`))
    chunks.push(chunk)
  return get(name) || chunks.join('') || undefined
}

const isSessionName = (name: string) => /^(?:__Host-)?hien-sach-session(?:\.\d+)?$/.test(name)

/** Ends every piece of the session among the cookies that came in, and the hint beside it. */
export function clearedSessionCookies(present: Iterable<string>, publicUrl: string): CookieToSet[] {
  const gone = (name: string, httpOnly: boolean): CookieToSet => ({
    name,
    value: '',
    options: {
      ...sessionCookieOptions(publicUrl, 0),
      httpOnly,
      secure: isSecure(publicUrl) || name.startsWith('__Host-'),
    },
  })
  return [
    ...[...present].filter(isSessionName).map((name) => gone(name, true)),
    gone(hintCookies.signedIn, false),
  ]
}

/** The cookies of a new session; what an earlier one left behind is cleared. */
export function newSessionCookies(
  sealed: string,
  maxAge: number,
  present: Iterable<string>,
  publicUrl: string,
): CookieToSet[] {
  const name = sessionCookieName(publicUrl)
  const pieces = sealed.match(new RegExp(`.{1,${CHUNK}}`, 'g')) ?? []
  const options = sessionCookieOptions(publicUrl, maxAge)
  const fresh: CookieToSet[] = pieces.map((value, index) => ({
    name: pieces.length === 1 ? name : `${name}.${index}`,
    value,
    options,
  }))
  const names = new Set(fresh.map((cookie) => cookie.name))
  const old = clearedSessionCookies(present, publicUrl).filter(
    (cookie) => isSessionName(cookie.name) && !names.has(cookie.name),
  )
  return [
    ...old,
    ...fresh,
    { name: hintCookies.signedIn, value: '1', options: { ...options, httpOnly: false } },
  ]
}
