'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { paths } from '@/lib/routes/paths'
import { type CurrentUser, currentUser } from '@/lib/session/current-user'
import { isSessionExpired } from '@/lib/session/session-expiry'
import { seemsSignedIn, watchSignedIn } from '@/lib/session/signed-in-flag'
import { useIsSignedIn } from '@/lib/session/use-is-signed-in'

/** On the logout page nobody asks whose session it is: the answer would come too late. */
const isLeaving = () => window.location.pathname === paths.logout()

const nobody = () => null

/** Whether somebody is signed in, known at once, and who, once the server has answered. */
export function useSession(): { isSignedIn: boolean; person: CurrentUser | null } {
  const isSignedIn = useIsSignedIn()
  const isWanted = useSyncExternalStore(
    watchSignedIn,
    () => (seemsSignedIn() || isSessionExpired()) && !isLeaving(),
    () => false,
  )
  const person = useSyncExternalStore<CurrentUser | null>(
    currentUser.watch,
    currentUser.read,
    nobody,
  )
  useEffect(() => {
    if (isWanted) currentUser.ask()
  }, [isWanted])
  return { isSignedIn, person: isSignedIn ? person : null }
}
