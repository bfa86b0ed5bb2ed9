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

/** Long enough for a reload that is on its way to have begun. */
const RELOAD_MS = 1000

const askAgain = () => {
  if (takeSessionNotice()) authDialog.requestLogin({ warning: sessionMessages.sessionOver })
}

/** Ends the session with its time, also when the machine slept meanwhile; and as soon as it is ended elsewhere. */
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

/** Keeps page and session together: in other windows, in pages the browser takes out of its memory, when a call is refused. */
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
      // A page from the browser's memory may show what belonged to somebody who has left since.
      if (persisted && seemsSignedIn() !== hasSignedInHint()) window.location.reload()
    }
    const stopWatching = watchSignedIn(() => {
      if (seemsSignedIn()) return
      // A session that is over when a page starts is no news: the page just goes on as a guest's.
      if (currentUser.isAsking()) return
      setSessionNotice()
      timer = setTimeout(askAgain, RELOAD_MS)
    })
    // Left behind by a session that somebody has ended.
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
