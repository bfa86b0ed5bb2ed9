import type { IncomingMessage } from 'node:http'
import { isBuilderPath, isReadableNavigation } from '@/server/html/next-protocol'

export type Rejection = { status: 400 | 405 | 414 | 421; allow?: string }

export type RawRules = {
  /** Whether the shop answers to a name: a page elsewhere that points its own name at this machine must not reach it. */
  isOwnHost: (host: string) => boolean
  /** `next dev` posts its own traffic to its own paths. */
  dev: boolean
}

const LONGEST_URL = 4096

const callMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const pageMethods = ['GET', 'HEAD']

/** Asked by machines on the same network, under whatever name they know this one. */
const hostlessPaths = ['/healthz', '/readyz', '/api/revalidate']

/**
 * What takes a form without a script: the demonstration's payment page (nothing is there in live mode), and the address where the
 * app's webview posts its one-time code.
 */
const formPath = /^\/(?:sandbox-pay\/|mobile\/session$)/i

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for.
const unprintable = /[\u0000-\u001f\u007f]/
const dotSegment = /(?:^|\/)\.{1,2}(?:\/|$)/

/** Paths that two processes might read differently: encoded slashes, dots that climb, characters nobody types. */
export function isReadablePath(raw: string): boolean {
  if (/[\\#]/.test(raw) || /%(?:2f|5c)/i.test(raw)) return false
  try {
    const decoded = decodeURIComponent(raw)
    return !unprintable.test(decoded) && !dotSegment.test(decoded)
  } catch {
    return false
  }
}

/** `Sach.example.:443` is `sach.example`. */
export const plainHost = (host: string) =>
  host
    .toLowerCase()
    .replace(/:(?:80|443)$/, '')
    .replace(/\.(?=:|$)/, '')

/** In live mode the address customers type alone; a demonstration is reached under any name of its own machine. */
export function ownHosts(mode: 'demo' | 'live', publicUrl: URL) {
  const known = plainHost(publicUrl.host)
  return (host: string) => {
    if (host === known) return true
    const plain = plainHost(host)
    if (plain === known) return true
    return mode === 'demo' && /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/.test(plain)
  }
}

export const isCall = (pathname: string) => pathname === '/api' || pathname.startsWith('/api/')

export const pathOf = (target: string) => {
  const end = target.indexOf('?')
  return end === -1 ? target : target.slice(0, end)
}

function refuseMethod(method: string, pathname: string, dev: boolean): Rejection | null {
  const isForm = formPath.test(pathname)
  const isOpen = isCall(pathname) || isForm || (dev && isBuilderPath(pathname))
  const allowed = isOpen ? callMethods : pageMethods
  return allowed.includes(method) ? null : { status: 405, allow: allowed.join(', ') }
}

type RawRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'rawHeaders'>

const isHostName = (text: string, index: number) =>
  index % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host'

/** What is refused whatever address is asked for. */
export function refuseHeaders(
  { url = '', headers, rawHeaders }: RawRequest,
  host: string,
  { isOwnHost }: Pick<RawRules, 'isOwnHost'>,
): Rejection | null {
  if (rawHeaders.filter(isHostName).length !== 1) return { status: 400 }
  if (!isOwnHost(host) && !hostlessPaths.includes(pathOf(url))) return { status: 421 }
  // An Upgrade is an event of its own; a request that still carries the header wanted one.
  if (headers.upgrade !== undefined || !isReadableNavigation(headers)) return { status: 400 }
  return null
}

/** What is refused before anything else looks at the request (docs/adr/0014); null lets it in. */
export function refuseRequest(
  request: RawRequest,
  host: string,
  rules: RawRules,
): Rejection | null {
  const { method = '', url: target = '' } = request
  if (!target.startsWith('/')) return { status: 400 }
  if (target.length > LONGEST_URL) return { status: 414 }
  const pathname = pathOf(target)
  if (!isReadablePath(pathname)) return { status: 400 }
  return refuseHeaders(request, host, rules) ?? refuseMethod(method, pathname, rules.dev)
}
