import { expect, test } from '@jest/globals'
import { internalPath } from '@/backend/platform/http/internal-path'
import { hostileAddresses, strangeAddresses } from '@/contract/testing/hostile-addresses'

const refused = [
  ...hostileAddresses,
  '/login',
  '/logout',
  '/api/User/UserApp',
  '/a\u0000b',
  '/a\ud800b',
]

test('an address that could leave the shop, or end a session, is refused', () => {
  for (const address of refused) expect([address, internalPath(address)]).toEqual([address, null])
})

test('an address inside the shop keeps its query and fragment', () => {
  expect(internalPath('/san-pham/toan-1-12?page=2#danh-gia')).toBe(
    '/san-pham/toan-1-12?page=2#danh-gia',
  )
  expect(internalPath('/loginning')).toBe('/loginning')
})

test('what stays lands on the shop whatever a browser makes of it', () => {
  for (const address of [...strangeAddresses, '/\u2028/evil.com']) {
    const path = internalPath(address)
    expect(new URL(path ?? '', 'https://shop.example/m/1').host).toBe('shop.example')
  }
})
