import type { Role } from '@/contract/auth'
import { seemsSignedIn, watchSignedIn } from '@/lib/session/signed-in-flag'

export type CurrentUser = {
  name: string
  email: string
  photo: string | null
  roles: readonly Role[]
  /** An instant, when the session ends at the latest. */
  expires: string
  /** Where this page hears that sessions of the person have ended. */
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

async function wake(): Promise<CurrentUser | null> {
  // Fetched with the first session: a guest's page does not pay for it.
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
    // A hiccup of the network is not worth a page without a name.
    become(await wake().catch(wake))
  } catch {
    // The next page asks again.
    isAsked = false
  } finally {
    isAsking = false
  }
}

/** Who is looking at the page, asked once for all who want to know. */
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
  askAgain: () => void ask(),
  isAsking: () => isAsking,
}
