'use client'

import { useSyncExternalStore } from 'react'
import { seemsSignedIn, watchSignedIn } from '@/lib/session/signed-in-flag'

/** Whether the page believes that somebody is signed in. */
export const useIsSignedIn = () => useSyncExternalStore(watchSignedIn, seemsSignedIn, () => false)
