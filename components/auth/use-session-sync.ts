'use client'

import { useEffect } from 'react'
import { authDialog } from '@/components/auth/use-auth-dialog'
import { useSession } from '@/components/auth/use-session'
import { sessionMessages } from '@/contract/session-messages'
import { applyHints } from '@/lib/boot/hint-cookies'
import { currentUser } from '@/lib/session/current-user'
import { endBrowserSession, hasSignedInHint } from '@/lib/session/end-browser-session'
import { findSessionExpiry } from '@/lib/session/session-expiry'
import { setSessionNotice, takeSessionNotice } from '@/lib/session/session-notice'
import { seemsSignedIn, watchSignedIn } from '@/lib/session/signed-in-flag'

/** Long enough for a pending reload to have started. */
const RELOAD_MS = 1000

const TELL_MS = 8000

/** Says that the session has ended, when nobody has said so yet. */
function announceEnd() {
  const warning = sessionMessages.sessionOver
  const notice = takeSessionNotice()
  if (notice === 'ask') authDialog.requestLogin({ warning })
  else if (notice === 'tell') authDialog.offerLogin(warning, TELL_MS)
}

/** A session that ended while no page was open, or on the way to this one. */
function noticeEarlierEnd() {
  if (hasSignedInHint() || findSessionExpiry() === null) return
  endBrowserSession({ reload: false })
  setSessionNotice('tell')
}

/** Loaded when it is first needed: public pages do not pay for it. */
const loadSessionModule = () => import('@/lib/session/hydrate-session')

/** Ends the session when it expires, also after sleep, and when it is ended elsewhere. */
function useSessionEnd(): void {
  const { person } = useSession()
  const expires = person?.expires
  const topic = person?.topic ?? null
  useEffect(() => {
    if (expires === undefined) return
    let stops: (() => void)[] = []
    let isGone = false
    void loadSessionModule().then(({ watchExpiry, watchSessionEnds }) => {
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
    let isStored = false
    // In the back-forward cache, or hidden by lib/boot/boot-script.ts, which reloads it after a sign-out: such a page announces nothing.
    const isPast = () => isStored || document.documentElement.style.visibility
    const onWake = () => {
      if (document.hidden || isPast() || seemsSignedIn() === hasSignedInHint()) return
      if (seemsSignedIn()) endBrowserSession()
      else applyHints()
    }
    const onPageHide = ({ persisted }: PageTransitionEvent) => {
      isStored = persisted
    }
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      isStored = false
      // Somebody else may have signed in.
      if (persisted && seemsSignedIn() && !isPast())
        void loadSessionModule().then((module) => module.reloadForOthers(currentUser))
    }
    const stopWatching = watchSignedIn(() => {
      if (seemsSignedIn() || isPast()) return
      setSessionNotice(currentUser.isAsking() ? 'tell' : 'ask')
      timer = setTimeout(announceEnd, RELOAD_MS)
    })
    noticeEarlierEnd()
    announceEnd()
    document.addEventListener('visibilitychange', onWake)
    addEventListener('pagehide', onPageHide)
    addEventListener('pageshow', onPageShow)
    return () => {
      clearTimeout(timer)
      stopWatching()
      document.removeEventListener('visibilitychange', onWake)
      removeEventListener('pagehide', onPageHide)
      removeEventListener('pageshow', onPageShow)
    }
  }, [])
}
