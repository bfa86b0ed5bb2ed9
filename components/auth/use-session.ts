'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { paths } from '@/lib/routes/paths'
import { type Person, visitor } from '@/lib/session/current-user'
import { isTokenExpired } from '@/lib/session/session-expiry'
import { seemsSignedIn, watchSignedIn } from '@/lib/session/signed-in-flag'
import { useIsSignedIn } from '@/lib/session/use-is-signed-in'

/** Where a session is being ended nobody asks who it belongs to: the answer would come too late. */
const isLeaving = () => window.location.pathname === paths.logout()

const nobody = () => null

/** Whether somebody is signed in, known at once; and who it is, once the shop has answered. */
export function useSession(): { isSignedIn: boolean; person: Person | null } {
  const isSignedIn = useIsSignedIn()
  const isWanted = useSyncExternalStore(
    watchSignedIn,
    () => (seemsSignedIn() || isTokenExpired()) && !isLeaving(),
    () => false,
  )
  const person = useSyncExternalStore<Person | null>(visitor.watch, visitor.read, nobody)
  useEffect(() => {
    if (isWanted) visitor.ask()
  }, [isWanted])
  return { isSignedIn, person: isSignedIn ? person : null }
}
