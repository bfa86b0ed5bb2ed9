import { env } from '@/lib/env'

const NAME = 'hien-sach-session'

/** `__Host-hien-sach-session` over https, without the prefix on a loopback address. */
export const sessionCookieName = (publicUrl = env().publicUrl) =>
  publicUrl.startsWith('https:') ? `__Host-${NAME}` : NAME

/** Whether a cookie is the session's, or one of the chunks next-auth and we cut a long one into. */
export const isSessionCookie = (name: string) =>
  /^(?:__Host-)?hien-sach-session(?:\.\d+)?$/.test(name)

/** The encrypted session, also when it was cut into `.0`, `.1` and so on. */
export function findSessionCookie(get: (name: string) => string | undefined): string | undefined {
  const name = sessionCookieName()
  const chunks: string[] = []
  for (let chunk = get(`${name}.0`); chunk; chunk = get(`${name}.${chunks.length}`))
    chunks.push(chunk)
  return get(name) || chunks.join('') || undefined
}
