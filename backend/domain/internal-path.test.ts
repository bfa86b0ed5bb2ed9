import { expect, test } from '@jest/globals'
import { internalPath } from '@/backend/domain/internal-path'

const hostile = [
  '//evil.com',
  '///evil.com',
  '/\\evil.com',
  '\\\\evil.com',
  '/\t/evil.com',
  '/\n/evil.com',
  '\t//evil.com',
  'http:evil.com',
  'https:/evil.com',
  'https://evil.com',
  'javascript:alert(1)',
  'data:text/html,x',
  '/.//evil.com',
  '/..//evil.com',
  '/%2e//evil.com',
  '/x/..//evil.com',
  '//evil.com@good',
  'https://good@evil.com',
  '.evil.com',
  '',
  '/login',
  '/logout',
  '/api/User/UserApp',
  '//[::1',
  '/foo\r\nSet-Cookie:a=b',
  '/a\u0000b',
  '/a\ud800b',
  `/${'a'.repeat(2048)}`,
]

test('an address that could leave the shop, or end a session, is refused', () => {
  for (const address of hostile) expect([address, internalPath(address)]).toEqual([address, null])
})

test('an address inside the shop keeps its query and fragment', () => {
  expect(internalPath('/san-pham/toan-1-12?page=2#danh-gia')).toBe(
    '/san-pham/toan-1-12?page=2#danh-gia',
  )
  expect(internalPath('/loginning')).toBe('/loginning')
})

test('what stays lands on the shop whatever a browser makes of it', () => {
  for (const address of ['/@evil.com', '/%2f%2fevil.com', '/;@evil.com', '/\u2028/evil.com']) {
    const path = internalPath(address)
    expect(new URL(path ?? '', 'https://shop.example/m/1').host).toBe('shop.example')
  }
})
