import { BlockList, isIP } from 'node:net'

const closed = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  closed.addSubnet(net, bits, 'ipv4')
}
/** Of the sixth version only what is given out for the open net, without the ways to write an address of the fourth. */
const open6 = new BlockList()
open6.addSubnet('2000::', 3, 'ipv6')
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const) {
  closed.addSubnet(net, bits, 'ipv6')
}

/** Whether an address belongs to the open net, rather than to this machine or the network around it. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !closed.check(address, 'ipv4')
  return version === 6 && open6.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}

const LONGEST = 2000
const isLocalName = (host: string) =>
  /(?:^|\.)(?:localhost|local|internal|lan|home|intranet|test|invalid|example)$/.test(host) ||
  !host.includes('.')

/** What an address alone tells; where its name leads is looked at when it is fetched. */
export function isPublicPicture(address: string): 'public' | 'private' | 'bad' {
  if (address.length > LONGEST || !URL.canParse(address)) return 'bad'
  const { protocol, hostname, username, port } = new URL(address)
  if (protocol !== 'https:' || username !== '') return 'bad'
  if (port !== '' && port !== '443') return 'bad'
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (isIP(host) !== 0) return isPublicAddress(host) ? 'public' : 'private'
  return isLocalName(host) ? 'private' : 'public'
}
