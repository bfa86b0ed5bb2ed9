import { expect, test } from '@jest/globals'
import { orderTokenOf, withOrderToken } from '@/lib/bff/order-token-cookie'

const id = (n: number) => `0199f0a0-0000-7000-8000-00000000000${n}`

test('an order placed in this browser is found again by its id', () => {
  const cookie = withOrderToken(withOrderToken(undefined, id(1), 'first'), id(2), 'second')
  expect(orderTokenOf(cookie, id(1))).toBe('first')
  expect(orderTokenOf(cookie, id(2).toUpperCase())).toBe('second')
  expect(orderTokenOf(cookie, id(3))).toBeUndefined()
})

test('the newest five orders are kept', () => {
  const cookie = [1, 2, 3, 4, 5, 6].reduce<string | undefined>(
    (value, n) => withOrderToken(value, id(n), `t${n}`),
    undefined,
  )
  expect(orderTokenOf(cookie, id(1))).toBeUndefined()
  expect(orderTokenOf(cookie, id(6))).toBe('t6')
})

test.each(['', 'junk', '~', 'a~b~c.d', '%00.~.~~'])(
  'a broken cookie %j holds no order and does no harm',
  (cookie) => {
    expect(orderTokenOf(cookie, id(1))).toBeUndefined()
    expect(orderTokenOf(withOrderToken(cookie, id(1), 'new'), id(1))).toBe('new')
  },
)
