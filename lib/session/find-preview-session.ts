import 'server-only'
import { cookies } from 'next/headers'
import { PREVIEW_COOKIE } from '@/lib/routes/preview-cookie'
import { currentSession } from '@/lib/session/current-session'
import type { Session } from '@/lib/session/session-token'

/** Of the staff who look at a shop that is not open; asked for only then, since pages of an open shop are everybody's. */
export async function findPreviewSession(): Promise<Session | null> {
  if (!(await cookies()).has(PREVIEW_COOKIE)) return null
  const session = await currentSession()
  return session?.roles.some((role) => role !== 'user') ? session : null
}
