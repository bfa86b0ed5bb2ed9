'use client'

import { useSession } from '@/components/auth/use-session'
import type { Role } from '@/contract/shop/auth'

export type CurrentUser = { roles: readonly Role[]; name: string; photo: string | null }

const guest: readonly Role[] = []
const user: readonly Role[] = ['user']

/** The current person: a guest in the cached page, somebody with a name once the browser knows. */
export function useCurrentUser(): CurrentUser {
  const { isSignedIn, person } = useSession()
  if (!isSignedIn) return { roles: guest, name: '', photo: null }
  // Until the server has said which, every session has at least the role of a user.
  const roles = person?.roles.length ? person.roles : user
  return { roles, name: person?.name ?? '', photo: person?.photo ?? null }
}
