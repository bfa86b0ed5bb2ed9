import { expect, test } from '@jest/globals'
import { readAskedAddress } from '@/lib/routes/asked-address'

test.each([
  ['/xac-nhan-don-hang/7', { pathname: '/xac-nhan-don-hang/7', search: '' }],
  ['/a?b=1?c=2', { pathname: '/a', search: 'b=1?c=2' }],
  [undefined, { pathname: '', search: '' }],
  [['/a?b=1', '/c'], { pathname: '/a', search: 'b=1' }],
])('%j is split where its query begins', (address, expected) => {
  expect(readAskedAddress({ address })).toEqual(expected)
})

test('what was signed stays as it stands, however long and however its letters are composed', () => {
  const search = `vnp_OrderInfo=${'e\u0302'.repeat(300)}&vnp_SecureHash=${'0a'.repeat(64)}`
  expect(readAskedAddress({ address: `/xac-nhan-don-hang/7?${search}` }).search).toBe(search)
})
