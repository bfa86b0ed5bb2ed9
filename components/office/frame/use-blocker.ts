import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'

const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null

/** How to go there: along a link, to an entry of the history, or one page back where entries have no names. */
type Blocked = { href: string; entry?: string; isBack?: boolean }
const unblocked = {
  state: 'unblocked',
  reset: undefined,
  proceed: undefined,
  location: undefined,
} as const

const GUARD = 'unsavedGuard'
const hasGuard = () => history.state?.[GUARD] === true
/** An entry of the history for the page it stands on: Back leads to the same page first, which hears of it. */
const putGuard = () => {
  if (!hasGuard()) history.pushState({ [GUARD]: true }, '', location.href)
}

/** Hears of Back and Forward; returns the clean-up. Browsers without the Navigation API (Firefox to 146, Safari to 26.1) tell afterwards. */
function watchHistory(
  onNavigate: (event: NavigateEvent) => void,
  onBack: () => void,
  isGuarded: boolean,
) {
  // The compiler believes that every browser has it.
  const navigation: Navigation | undefined = window.navigation
  if (navigation) {
    navigation.addEventListener('navigate', onNavigate)
    return () => navigation.removeEventListener('navigate', onNavigate)
  }
  if (isGuarded) putGuard()
  window.addEventListener('popstate', onBack)
  return () => window.removeEventListener('popstate', onBack)
}

/** The router cannot be stopped, so presses on links are, and Back and Forward as far as a page hears of them. */
export function useBlocker(shouldBlock: unknown) {
  const [blocked, setBlocked] = useState<Blocked | null>(null)
  const isLeaving = useRef(false)
  const router = useRouter()
  const pathname = usePathname()
  const isBlocking = typeof shouldBlock === 'function' || shouldBlock === true
  useEffect(() => {
    if (!isBlocking) return
    const wants = (to: string, historyAction: 'PUSH' | 'POP') => {
      if (to === pathname) return false
      if (typeof shouldBlock !== 'function') return true
      const place = (path: string) => ({ pathname: path, search: '', hash: '' })
      const [currentLocation, nextLocation] = [place(pathname), place(to)]
      return shouldBlock({ currentLocation, nextLocation, historyAction })
    }
    const onPress = (event: MouseEvent) => {
      const link = linkOf(event)
      if (!link || link.target === '_blank' || !wants(link.pathname, 'PUSH')) return
      event.preventDefault()
      event.stopPropagation()
      setBlocked({ href: link.href })
    }
    const onNavigate = (event: NavigateEvent) => {
      const { url, key } = event.destination
      const isAllowed = isLeaving.current
      isLeaving.current = false
      if (isAllowed || event.navigationType !== 'traverse' || !event.cancelable) return
      if (!wants(new URL(url).pathname, 'POP')) return
      event.preventDefault()
      setBlocked({ href: url, entry: key })
    }
    const onBack = () => {
      if (isLeaving.current || hasGuard() || location.pathname !== pathname) return
      putGuard()
      setBlocked({ href: location.href, isBack: true })
    }
    document.addEventListener('click', onPress, true)
    const stop = watchHistory(onNavigate, onBack, wants('', 'POP'))
    return () => {
      document.removeEventListener('click', onPress, true)
      stop()
    }
  }, [shouldBlock, isBlocking, pathname])
  if (!blocked) return unblocked
  const reset = () => setBlocked(null)
  const proceed = () => {
    reset()
    isLeaving.current = blocked.entry !== undefined || blocked.isBack === true
    if (blocked.entry) window.navigation.traverseTo(blocked.entry)
    // Past the guard and the page it guards.
    else if (blocked.isBack) history.go(-2)
    else router.push(blocked.href)
  }
  const to = new URL(blocked.href)
  return {
    ...({ state: 'blocked', reset, proceed } as const),
    location: { pathname: to.pathname, search: to.search, hash: '' },
  } as const
}
