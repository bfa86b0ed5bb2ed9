import { findPage } from '@/lib/routes/find-page'
import { isMobile } from '@/lib/routes/mobile-paths'
import { matchPattern } from '@/lib/routes/path-pattern'
import { resolveRedirect } from '@/lib/routes/redirects'

/** What the storefront serves besides declared pages and calls; names with a dot are files and go without saying. */
const noPages = [
  '/healthz',
  '/readyz',
  '/metrics',
  '/media/{rest*}',
  '/og/{token}',
  '/sandbox-pay/{rest*}',
  '/dev/outbox',
  '/sitemaps/{name}',
  '/gallery',
]

const isFile = (pathname: string) => /^\/_next\/|\./.test(pathname)
/** Written otherwise than any page: the storefront leads to the proper spelling. */
const isUntidy = (pathname: string) => /.\/$|\/\//.test(pathname)

/** Whether anything can be at an address; where nothing can be, the storefront need not be asked. */
export const isKnownAddress = (pathname: string): boolean =>
  isFile(pathname) ||
  isUntidy(pathname) ||
  isMobile(pathname) ||
  findPage(pathname) !== null ||
  resolveRedirect(pathname) !== null ||
  noPages.some((pattern) => matchPattern(pattern, pathname) !== null)
