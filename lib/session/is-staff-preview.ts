import 'server-only'
import { cookies } from 'next/headers'
import { PREVIEW_COOKIE } from '@/lib/routes/preview-cookie'
import { currentSession } from '@/lib/session/current-session'

/** Somebody of the staff looks at a shop that is not open; asked only then, since pages of an open shop are everybody's. */
export async function isStaffPreview(): Promise<boolean> {
  if (!(await cookies()).has(PREVIEW_COOKIE)) return false
  const session = await currentSession()
  return session?.roles.some((role) => role !== 'user') === true
}
