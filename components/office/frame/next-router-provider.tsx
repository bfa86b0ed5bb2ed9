import Link from 'next/link'
import { useParams, usePathname, useRouter, useSearchParams } from 'next/navigation'
import type { RouterProvider, RouterTo } from 'ra-core'
import { useCallback, useEffect, useRef, useState } from 'react'

const hrefOf = (to: RouterTo, pathname: string) =>
  typeof to === 'string' ? to : `${to.pathname ?? pathname}${to.search ?? ''}${to.hash ?? ''}`

const withMark = (search: string) =>
  search === '' || search.startsWith('?') ? search : `?${search}`

function useLocation() {
  const pathname = usePathname()
  const search = useSearchParams().toString()
  return { pathname, search: withMark(search), hash: '', state: null }
}

/** Another page or filter of the same list needs nothing of the server: only its address changes. */
const moveWithinPage = (href: string, replace: boolean) =>
  replace ? history.replaceState(null, '', href) : history.pushState(null, '', href)

function useNavigate() {
  const router = useRouter()
  const pathname = usePathname()
  return useCallback(
    (to: RouterTo | number, options?: { replace?: boolean }) => {
      if (typeof to === 'number') return history.go(to)
      const given = typeof to === 'string' ? to : { ...to, search: withMark(to.search ?? '') }
      const href = hrefOf(given, pathname)
      const replace = options?.replace === true
      if (new URL(href, location.href).pathname === pathname) moveWithinPage(href, replace)
      else if (replace) router.replace(href)
      else router.push(href)
    },
    [router, pathname],
  )
}

const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null

/** `entry` is that of the history it leads to, for Back and Forward. */
type Blocked = { href: string; entry?: string }
const unblocked = {
  state: 'unblocked',
  reset: undefined,
  proceed: undefined,
  location: undefined,
} as const

/** The router cannot be stopped, so presses on links are, and Back and Forward where the browser lets a page hear of them. */
function useBlocker(shouldBlock: unknown) {
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
    document.addEventListener('click', onPress, true)
    if ('navigation' in window) window.navigation.addEventListener('navigate', onNavigate)
    return () => {
      document.removeEventListener('click', onPress, true)
      if ('navigation' in window) window.navigation.removeEventListener('navigate', onNavigate)
    }
  }, [shouldBlock, isBlocking, pathname])
  if (!blocked) return unblocked
  const reset = () => setBlocked(null)
  const proceed = () => {
    reset()
    isLeaving.current = blocked.entry !== undefined
    if (blocked.entry) window.navigation.traverseTo(blocked.entry)
    else router.push(blocked.href)
  }
  const to = new URL(blocked.href)
  return {
    ...({ state: 'blocked', reset, proceed } as const),
    location: { pathname: to.pathname, search: to.search, hash: '' },
  } as const
}

const matchPath: RouterProvider['matchPath'] = (pattern, pathname) => {
  const { path, end = true } = typeof pattern === 'string' ? { path: pattern } : pattern
  const isMatch = end ? path === pathname : pathname.startsWith(path)
  return isMatch ? { params: {}, pathname, pathnameBase: path } : null
}

/** Screens are Next's pages here: there are no routes within the framework. */
const Nothing = () => null

/** Next's navigation in the words of the admin framework. */
export const nextRouterProvider: RouterProvider = {
  useLocation,
  useNavigate,
  useParams: useParams as RouterProvider['useParams'],
  useBlocker,
  useMatch: (pattern) => matchPath(pattern, usePathname()),
  useInRouterContext: () => true,
  useCanBlock: () => true,
  Link: ({ to, children, state: _, ...rest }) => (
    <Link {...rest} href={typeof to === 'string' ? to : hrefOf(to, '')}>
      {children}
    </Link>
  ),
  Navigate: Nothing,
  Route: Nothing,
  Routes: Nothing,
  Outlet: Nothing,
  matchPath,
  RouterWrapper: ({ children }) => children,
}
