import type { Role } from '@/contract/shop/auth'
import { seemsSignedIn, watchSignedIn } from '@/lib/session/signed-in-flag'

export type CurrentUser = {
  name: string
  email: string
  photo: string | null
  roles: readonly Role[]
  /** When the session ends at the latest. */
  expires: string
  /** Names the event stream that tells when sessions of the person end. */
  topic: string | null
}

let person: CurrentUser | null = null
let isAsked = false
let isAsking = false
let isWatching = false
const listeners = new Set<() => void>()

function become(next: CurrentUser | null) {
  if (next === person) return
  person = next
  for (const listener of [...listeners]) listener()
}

async function load(): Promise<CurrentUser | null> {
  // Loaded with the first session: a guest's page does not pay for it.
  const { hydrateSession } = await import('@/lib/session/hydrate-session')
  const found = await hydrateSession()
  if (!found) return null
  const { session, user } = found
  const { displayName: name, email, role: roles, photoURL, sessionTopic } = user
  const { expires } = session
  return { name, email, roles, photo: photoURL ?? null, expires, topic: sessionTopic ?? null }
}

function forgetWhoLeft() {
  if (seemsSignedIn()) return
  isAsked = false
  become(null)
}

async function ask() {
  isAsked = true
  isAsking = true
  if (!isWatching) watchSignedIn(forgetWhoLeft)
  isWatching = true
  try {
    // One retry: a brief network failure should not cost the name.
    become(await load().catch(load))
  } catch {
    // The next page tries again.
    isAsked = false
  } finally {
    isAsking = false
  }
}

/** The signed-in user, fetched once for all components of a page. */
export const currentUser = {
  read: () => person,
  watch: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  ask: () => {
    if (!isAsked) void ask()
  },
  /** After something about the person has changed. */
  askAgain: () => ask(),
  isAsking: () => isAsking,
}
