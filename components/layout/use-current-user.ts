'use client'

import { useSession } from '@/components/auth/use-session'
import type { Role } from '@/contract/auth'

export type CurrentUser = { roles: readonly Role[]; name: string; photo: string | null }

const guest: readonly Role[] = []
const user: readonly Role[] = ['user']

/** Who is looking: a guest in the page as it is sent to everybody, somebody with a name once the browser knows. */
export function useCurrentUser(): CurrentUser {
  const { isSignedIn, person } = useSession()
  if (!isSignedIn) return { roles: guest, name: '', photo: null }
  // Until the shop has said which, every session is at least a user's.
  const roles = person?.roles.length ? person.roles : user
  return { roles, name: person?.name ?? '', photo: person?.photo ?? null }
}
