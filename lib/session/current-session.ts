import 'server-only'
import { cookies } from 'next/headers'
import { env } from '@/lib/env'
import { findSealedSession } from '@/lib/session/session-cookie'
import { openSession, type Session } from '@/lib/session/session-token'

/** The visitor's session, or null for a guest. Never on a public page: its HTML is everybody's. */
export async function currentSession(): Promise<Session | null> {
  const jar = await cookies()
  const sealed = findSealedSession((name) => jar.get(name)?.value, env().publicUrl)
  return openSession(sealed, env().nextauthSecret)
}
