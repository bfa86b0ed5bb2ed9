import { expect, test } from '@jest/globals'
import { visitorReader } from '@/lib/security/client-address'

const read = visitorReader(['loopback', '10.0.0.0/8', '2001:db8::1'])

test.each([
  ['a stranger is not believed', '203.0.113.9', '1.1.1.1', '203.0.113.9', false],
  ['a proxy on this machine', '127.0.0.1', '203.0.113.9', '203.0.113.9', true],
  ['the same over IPv6 form', '::ffff:127.0.0.1', '203.0.113.9', '203.0.113.9', true],
  ['two proxies', '10.0.0.2', '203.0.113.9, 10.0.0.1', '203.0.113.9', true],
  ['a made-up hop in front', '10.0.0.2', '9.9.9.9, 203.0.113.9', '203.0.113.9', true],
  ['no word of the visitor', '10.0.0.2', undefined, '10.0.0.2', true],
  ['a word that is no address', '10.0.0.2', 'unknown', '10.0.0.2', true],
  ['a bracketed address', '2001:db8::1', '[2001:db8::7]', '2001:db8::7', true],
])('%s', (_, peer, forwarded, address, isFromProxy) => {
  expect(read(peer, forwarded)).toEqual({ address, isFromProxy })
})

test('nobody is believed unless named', () => {
  expect(visitorReader([])('127.0.0.1', '1.1.1.1').address).toBe('127.0.0.1')
})

test.each([
  ['an IPv4 address written as IPv6', '::FFFF:203.0.113.9', undefined, '203.0.113.9'],
  ['a hop written as IPv6', '10.0.0.2', '::ffff:203.0.113.9', '203.0.113.9'],
  ['an IPv6 address that only ends alike', '2001:db8::ffff:7', undefined, '2001:db8::ffff:7'],
  ['an IPv6 proxy that is not named', '2001:db8::2', '1.1.1.1', '2001:db8::2'],
  ['nobody known', undefined, '1.1.1.1', ''],
  ['the own address over IPv6', '::1', '203.0.113.9', '203.0.113.9'],
  ['spaces around a hop', '10.0.0.2', ' 203.0.113.9 ', '203.0.113.9'],
])('%s', (_, peer, forwarded, address) => {
  expect(read(peer, forwarded).address).toBe(address)
})
