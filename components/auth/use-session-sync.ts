'use client'

import { useEffect } from 'react'
import { authDialog } from '@/components/auth/use-auth-dialog'
import { useSession } from '@/components/auth/use-session'
import { sessionMessages } from '@/contract/session-messages'
import { applyHints } from '@/lib/boot/hint-cookies'
import { currentUser } from '@/lib/session/current-user'
import { endBrowserSession, hasSignedInHint } from '@/lib/session/end-browser-session'
import { clearSessionExpiry, isSessionExpired } from '@/lib/session/session-expiry'
import { setSessionNotice, takeSessionNotice } from '@/lib/session/session-notice'
import { seemsSignedIn, watchSignedIn } from '@/lib/session/signed-in-flag'

/** Long enough for a pending reload to have started. */
const RELOAD_MS = 1000

const askAgain = () => {
  if (takeSessionNotice()) authDialog.requestLogin({ warning: sessionMessages.sessionOver })
}

/** Ends the session when it expires, also after sleep, and when it is ended elsewhere. */
function useSessionEnd(): void {
  const { person } = useSession()
  const expires = person?.expires
  const topic = person?.topic ?? null
  useEffect(() => {
    if (expires === undefined) return
    let stops: (() => void)[] = []
    let isGone = false
    void import('@/lib/session/hydrate-session').then(({ watchExpiry, watchSessionEnds }) => {
      if (isGone) return
      stops = [
        watchExpiry(expires, endBrowserSession),
        ...(topic === null ? [] : [watchSessionEnds(topic)]),
      ]
    })
    return () => {
      isGone = true
      for (const stop of stops) stop()
    }
  }, [expires, topic])
}

/** Keeps page and session in step: across windows, after the back-forward cache, after a refused call. */
export function useSessionSync(): void {
  useSessionEnd()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onWake = () => {
      if (document.visibilityState !== 'visible' || seemsSignedIn() === hasSignedInHint()) return
      if (seemsSignedIn()) endBrowserSession()
      else applyHints()
    }
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      // A page from the back-forward cache may show a person who has signed out since.
      if (persisted && seemsSignedIn() !== hasSignedInHint()) window.location.reload()
    }
    const stopWatching = watchSignedIn(() => {
      if (seemsSignedIn()) return
      // A session that is already over when a page loads needs no message.
      if (currentUser.isAsking()) return
      setSessionNotice()
      timer = setTimeout(askAgain, RELOAD_MS)
    })
    // Left over from a session that somebody ended.
    if (!hasSignedInHint() && !isSessionExpired()) clearSessionExpiry()
    askAgain()
    document.addEventListener('visibilitychange', onWake)
    window.addEventListener('pageshow', onPageShow)
    return () => {
      clearTimeout(timer)
      stopWatching()
      document.removeEventListener('visibilitychange', onWake)
      window.removeEventListener('pageshow', onPageShow)
    }
  }, [])
}
