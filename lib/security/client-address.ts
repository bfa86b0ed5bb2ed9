import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import proxyAddr from 'proxy-addr'

/** The visitor as this program sees it, after believing those it was told to believe. */
export type Visitor = { address: string; isFromProxy: boolean }

/** An address, a range such as `10.0.0.0/8`, or a word such as `loopback`. */
export function isProxy(text: string): boolean {
  try {
    proxyAddr.compile(text)
    return true
  } catch {
    return false
  }
}

const plain = (address = '') => address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/^\[|\]$/g, '')

/** Whether an address is one of the proxies that may speak for others. */
export function proxyMatcher(proxies: readonly string[]) {
  const trust = proxyAddr.compile([...proxies])
  return (address = '') => isIP(address) > 0 && trust(address, 0)
}

/** Who is asking: the peer, or what trusted proxies say of it; of what is no address nothing is believed. */
export function visitorReader(proxies: readonly string[]) {
  const isTrusted = proxyMatcher(proxies)
  return (peer: string | undefined, forwardedFor: string | undefined): Visitor => {
    const headers = { 'x-forwarded-for': forwardedFor }
    const request = { headers, socket: { remoteAddress: peer } } as unknown as IncomingMessage
    const hops = proxyAddr.all(request, isTrusted).map(plain)
    return { address: hops.findLast((hop) => isIP(hop) > 0) ?? '', isFromProxy: isTrusted(peer) }
  }
}
