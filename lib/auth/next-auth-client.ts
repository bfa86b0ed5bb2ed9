import { z } from 'zod/mini'
import { type Role, roles } from '@/contract/shop/auth'

const TIMEOUT_MS = 20_000

export type SocialProvider = 'google' | 'facebook'

/** The session as far as a browser may know it; the token is not part of it. */
export type BrowserSession = {
  name: string
  email: string
  photo: string | null
  roles: Role[]
  /** An instant, when the session ends at the latest. */
  expires: string
}

const Answered = z.object({
  user: z.object({
    name: z.string(),
    email: z.string(),
    image: z.nullish(z.string()),
    roles: z.array(z.enum(roles)),
  }),
  expires: z.string(),
})

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`/api/auth/${path}`, {
    credentials: 'same-origin',
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...init,
  })

/** Sends a form to next-auth with its token against foreign requests, and with a solved challenge; answers where it would lead. */
export async function postToNextAuth(path: string, fields: Record<string, string>, proof?: string) {
  const { csrfToken } = z.object({ csrfToken: z.string() }).parse(await (await ask('csrf')).json())
  const response = await ask(path, {
    method: 'POST',
    body: new URLSearchParams({ ...fields, csrfToken, json: 'true' }),
    headers: proof === undefined ? {} : { 'x-challenge': proof },
  })
  const { url } = z.object({ url: z.string() }).parse(await response.json())
  return { status: response.status, url }
}

/** The session of this browser, or null for a guest. */
export async function readSession(): Promise<BrowserSession | null> {
  const parsed = Answered.safeParse(await (await ask('session')).json())
  if (!parsed.success) return null
  const { user, expires } = parsed.data
  return {
    name: user.name,
    email: user.email,
    photo: user.image ?? null,
    roles: user.roles,
    expires,
  }
}
