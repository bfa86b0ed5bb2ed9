import Link from 'next/link'
import { useParams, usePathname, useRouter, useSearchParams } from 'next/navigation'
import type { RouterProvider, RouterTo } from 'ra-core'
import { useCallback } from 'react'
import { useBlocker } from '@/components/office/frame/use-blocker'

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
