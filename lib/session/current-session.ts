import 'server-only'
import { cookies } from 'next/headers'
import { env } from '@/lib/env'
import { findSessionCookie } from '@/lib/session/session-cookie'
import { decryptSession, type Session } from '@/lib/session/session-token'

/** The session of the request a page is rendered for, or null for a guest. Never on a public page: its HTML is everybody's. */
export async function currentSession(): Promise<Session | null> {
  const jar = await cookies()
  const encrypted = findSessionCookie((name) => jar.get(name)?.value)
  return decryptSession(encrypted, env().nextauthSecret)
}
