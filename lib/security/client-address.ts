import { BlockList, isIP } from 'node:net'

/** The visitor as this gateway sees it, after believing those it was told to believe. */
export type Visitor = { address: string; isFromProxy: boolean }

/** An address, a range such as `10.0.0.0/8`, or the word `loopback`. */
export const isProxy = (text: string) => {
  const [address = '', bits = '0', ...rest] = text.split('/')
  const family = isIP(address)
  const isRange = family > 0 && rest.length === 0 && /^\d{1,3}$/.test(bits)
  return text === 'loopback' || (isRange && Number(bits) <= (family === 4 ? 32 : 128))
}

const loopbackRanges = ['127.0.0.0/8', '::1/128']

function blockListOf(proxies: readonly string[]): BlockList {
  const trusted = new BlockList()
  for (const proxy of proxies.flatMap((one) => (one === 'loopback' ? loopbackRanges : [one]))) {
    const [address = '', bits] = proxy.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) trusted.addAddress(address, family)
    else trusted.addSubnet(address, Number(bits), family)
  }
  return trusted
}

const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/^\[|\]$/g, '')

/** Whether an address is one of the proxies that may speak for others. */
export function proxyMatcher(proxies: readonly string[]) {
  const trusted = blockListOf(proxies)
  return (address: string) => {
    const plainAddress = plain(address)
    const family = isIP(plainAddress)
    return family > 0 && trusted.check(plainAddress, family === 6 ? 'ipv6' : 'ipv4')
  }
}

/**
 * Who is asking: the peer, or what trusted proxies say of it. Read from the right, because only what a trusted proxy
 * added itself can be believed.
 */
export function visitorReader(proxies: readonly string[]) {
  const isTrusted = proxyMatcher(proxies)
  return (peer: string | undefined, forwardedFor: string | undefined): Visitor => {
    const direct = plain(peer ?? '')
    if (!isTrusted(direct)) return { address: direct, isFromProxy: false }
    let address = direct
    for (const hop of (forwardedFor ?? '').split(',').reverse()) {
      const next = plain(hop.trim())
      if (isIP(next) === 0) break
      address = next
      if (!isTrusted(next)) break
    }
    return { address, isFromProxy: true }
  }
}
