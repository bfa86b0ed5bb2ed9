import { expect, test } from '@jest/globals'
import type { Db } from '@/backend/platform/db/connect'
import { countHit } from './rate-limit'
import { throttleKey } from './throttle-key'

test('all addresses an IPv6 client can choose from are one key', () => {
  const key = (address: string) => throttleKey('look-up', { address })
  expect(key('2001:db8:1:2::1')).toBe(key('2001:db8:1:2:ffff:ffff:ffff:ffff'))
  expect(key('2001:db8:1:2::1')).not.toBe(key('2001:db8:1:3::1'))
  expect(key('203.0.113.1')).toBe(key('::ffff:203.0.113.1'))
})

test('keys differ by limit and by everybody named, and name no e-mail and no code', () => {
  const keys = [
    throttleKey('a', { user: 1 }),
    throttleKey('b', { user: 1 }),
    throttleKey('a', { address: '203.0.113.1' }),
    throttleKey('a', { user: 1, address: '203.0.113.1' }),
    throttleKey('a', { email: 'lan@sach.vn' }),
    throttleKey('a', { code: 'lan@sach.vn' }),
  ]
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys.join()).not.toContain('lan')
  expect(throttleKey('a', { email: 'Lan@Sach.vn' })).toBe(
    throttleKey('a', { email: 'lan@sach.vn' }),
  )
})

test('nothing can be counted by an address as it is', () => {
  // @ts-expect-error: a text is no key
  const byAddress = (db: Db, ip: string) => countHit(db, ip, 5, 60)
  expect(byAddress).toBeInstanceOf(Function)
})
