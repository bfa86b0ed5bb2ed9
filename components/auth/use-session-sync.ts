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
import { isBeingReplaced, seemsSignedIn, watchSignedIn } from '@/lib/session/signed-in-flag'

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

/** A page from the back-forward cache shows whoever it was opened by. */
async function reloadForSomebodyElse() {
  const before = currentUser.read()
  if (!before) return
  await currentUser.askAgain()
  const now = currentUser.read()
  if (now && now.email !== before.email) window.location.reload()
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
    let isStored = false
    // Somebody signed out on purpose, and this page is not what tells them.
    const isPast = () => isStored || isBeingReplaced()
    const onPageHide = ({ persisted }: PageTransitionEvent) => {
      isStored = persisted
    }
    const onWake = () => {
      const isSeen = document.visibilityState === 'visible' && !isPast()
      if (!isSeen || seemsSignedIn() === hasSignedInHint()) return
      if (seemsSignedIn()) endBrowserSession()
      else applyHints()
    }
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      isStored = false
      // Somebody else may have signed in.
      if (persisted && seemsSignedIn() && !isPast()) void reloadForSomebodyElse()
    }
    const stopWatching = watchSignedIn(() => {
      if (seemsSignedIn() || isPast()) return
      setSessionNotice(currentUser.isAsking() ? 'tell' : 'ask')
      timer = setTimeout(announceEnd, RELOAD_MS)
    })
    noticeEarlierEnd()
    announceEnd()
    document.addEventListener('visibilitychange', onWake)
    window.addEventListener('pagehide', onPageHide)
    window.addEventListener('pageshow', onPageShow)
    return () => {
      clearTimeout(timer)
      stopWatching()
      document.removeEventListener('visibilitychange', onWake)
      window.removeEventListener('pagehide', onPageHide)
      window.removeEventListener('pageshow', onPageShow)
    }
  }, [])
}
