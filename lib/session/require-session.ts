import 'server-only'
import { redirect } from 'next/navigation'
import { UpstreamError } from '@/lib/api/upstream-error'
import { paths } from '@/lib/routes/paths'
import { currentSession } from '@/lib/session/current-session'
import type { Session } from '@/lib/session/session-token'

/** The session of this request; a guest is redirected to the login page and back to `next`. Does not rely on the middleware. */
export async function requireSession(next?: string): Promise<Session> {
  return (await currentSession()) ?? redirect(paths.login(next))
}

/** Null when the upstream answers 401: then the page says so and the browser clears its cookie. */
export const untilSessionOver = <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((error: unknown) => {
    if (error instanceof UpstreamError && error.status === 401) return null
    throw error
  })
