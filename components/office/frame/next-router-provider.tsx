import Link from 'next/link'
import { useParams, usePathname, useRouter, useSearchParams } from 'next/navigation'
import type { RouterProvider, RouterTo } from 'ra-core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { LEAVING } from '@/lib/boot/leaving'

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

type Blocked = { href: string; isFromHistory: boolean }
const unblocked = {
  state: 'unblocked',
  reset: undefined,
  proceed: undefined,
  location: undefined,
} as const

/** The router cannot be stopped, so presses on links, Back and Forward are. */
function useBlocker(shouldBlock: unknown) {
  const [blocked, setBlocked] = useState<Blocked | null>(null)
  const isLeaving = useRef(false)
  const router = useRouter()
  const { pathname, search } = useLocation()
  const isBlocking = typeof shouldBlock === 'function' || shouldBlock === true
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed query is another entry of the history.
  useEffect(() => {
    if (!isBlocking) return
    const { href } = location
    const entry: unknown = history.state
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
      setBlocked({ href: link.href, isFromHistory: false })
    }
    // The address has moved already: it is put back on top, and Next hears nothing (lib/boot/boot-script.ts).
    const onLeaving = (event: Event) => {
      const isAllowed = isLeaving.current || !wants(location.pathname, 'POP')
      isLeaving.current = false
      if (isAllowed) return
      event.preventDefault()
      setBlocked({ href: location.href, isFromHistory: true })
      history.pushState(entry, '', href)
    }
    document.addEventListener('click', onPress, true)
    window.addEventListener(LEAVING, onLeaving)
    return () => {
      document.removeEventListener('click', onPress, true)
      window.removeEventListener(LEAVING, onLeaving)
    }
  }, [shouldBlock, isBlocking, pathname, search])
  if (!blocked) return unblocked
  const reset = () => setBlocked(null)
  const proceed = () => {
    reset()
    isLeaving.current = blocked.isFromHistory
    // What was gone to lies beneath the address that was put back.
    if (blocked.isFromHistory) history.back()
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
