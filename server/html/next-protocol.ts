import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { PREVIEW_COOKIE } from '@/lib/routes/preview-cookie'

/** How a soft navigation is to be answered; Next names them in Vary. */
export const navigationHeaders = [
  'rsc',
  'next-url',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
]

export const NAVIGATION_KEY = '_rsc'

/** An address without what Next adds to it for a soft navigation. */
export function pageQuery(text: string) {
  const query = new URLSearchParams(text)
  query.delete(NAVIGATION_KEY)
  return query
}

/** How Next names an error in a page it could not finish. */
export const errorCodeIn = (html: string) => /"digest\\?":\\?"([\w-]{1,40})/.exec(html)?.[1]

/** A whole page, not the data of a soft navigation. */
export const isDocument = (headers: IncomingHttpHeaders | OutgoingHttpHeaders) =>
  headers.rsc === undefined

/** Headers by which Next is steered from inside. */
export const steeringHeaders = ['next-action', 'next-resume', 'x-matched-path', 'x-nonce']
export const steeringPrefixes = [
  'x-middleware-',
  'x-invoke-',
  'x-now-',
  'x-vercel-',
  'x-prerender-',
]
export const steeringOutsideDevelopment = 'x-nextjs-'

/** Next marks its own scripts with the nonce of this request header: documented for browsers' policies, used here to know them. */
export const nonceHeader = (nonce: string) => ({
  'content-security-policy': `script-src 'nonce-${nonce}'`,
})

/** `next dev` posts its own traffic to its own paths. */
export const isBuilderPath = (pathname: string) => /^\/_{1,2}next/.test(pathname)

type Cookies = Pick<IncomingHttpHeaders, 'cookie'>

const draftCookie = /(?:^|;\s*)(?:__prerender_bypass|__next_preview_data)=/
const closedShopCookie = new RegExp(`(?:^|;\\s*)${PREVIEW_COOKIE}=`)

/** Somebody of the staff looks at a shop that is not open yet: pages are asked for with their session. */
export const asksForClosedShop = ({ cookie }: Cookies) =>
  cookie !== undefined && closedShopCookie.test(cookie)

/** An editor looks at drafts, or at a closed shop: nothing of that is for everybody. */
export const isPreview = (headers: Cookies) =>
  asksForClosedShop(headers) || (headers.cookie !== undefined && draftCookie.test(headers.cookie))

function isTree(value: unknown): boolean {
  if (!Array.isArray(value)) return false
  const [segment, children] = value
  const isNamed = typeof segment === 'string' || Array.isArray(segment)
  if (!isNamed || typeof children !== 'object' || children === null) return false
  return Object.values(children).every(isTree)
}

/** Whether a soft navigation says where it comes from in a form Next can read; over anything else it would break with 500. */
export function isReadableNavigation({ 'next-router-state-tree': tree }: IncomingHttpHeaders) {
  if (tree === undefined) return true
  try {
    return isTree(JSON.parse(decodeURIComponent(String(tree))))
  } catch {
    return false
  }
}

/** The address Next answers cheaply, with 404, as soon as it listens. */
export const nextProbe = (port: number) => `http://localhost:${port}/_next/static/probe`
