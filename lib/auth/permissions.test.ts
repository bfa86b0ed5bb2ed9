import { expect, test } from '@jest/globals'
import type { Role } from '@/contract/shop/auth'
import { type AuthRule, isAllowed, permissions, visibleTo } from '@/lib/auth/permissions'

const visitors: Record<string, Role[]> = {
  guest: [],
  user: ['user'],
  staff: ['staff'],
  admin: ['admin'],
}
const table: [AuthRule, string[]][] = [
  ['admin', ['admin']],
  ['staff', ['staff', 'admin']],
  ['user', ['user', 'staff', 'admin']],
  ['onlyGuest', ['guest']],
]

test.each(table)('%s lets in %j and nobody else', (rule, expected) => {
  const allowed = Object.keys(visitors).filter((name) => isAllowed(rule, visitors[name] ?? []))
  expect(allowed).toEqual(expected)
})

test('the map names the roles of each list', () => {
  expect(permissions).toEqual({
    admin: ['admin'],
    staff: ['admin', 'staff'],
    user: ['admin', 'staff', 'user'],
    onlyGuest: [],
  })
})

test('a menu shows each visitor their own entries', () => {
  const menu = [
    { label: 'Đăng nhập', auth: 'onlyGuest' as const },
    { label: 'Tài khoản', auth: 'user' as const },
    { label: 'Giỏ hàng' },
  ]
  const labels = (roles: Role[]) => visibleTo(menu, roles).map(({ label }) => label)
  expect(labels([])).toEqual(['Đăng nhập', 'Giỏ hàng'])
  expect(labels(['staff'])).toEqual(['Tài khoản', 'Giỏ hàng'])
})
