import { expect, test } from '@jest/globals'
import { fillPattern, matchPattern } from '@/lib/routes/path-pattern'

test.each([
  ['/product/{id}', '/product/12', { id: '12' }],
  ['/product/{id}', '/product/a%20b', { id: 'a%20b' }],
  ['/product/{id}', '/product/', null],
  ['/product/{id}', '/product', null],
  ['/product/{id}', '/product/1/2', null],
  ['/product/{id}', '/Product/1', null],
  ['/account/{rest*}', '/account/orders/12', { rest: 'orders/12' }],
  ['/account/{rest*}', '/account/', null],
  ['/account/{rest*}', '/account', null],
  ['/account/{rest*}', '/account/a//b', null],
  ['/', '/', {}],
  ['/cart', '/cart/', null],
])('%s against %s gives %j', (pattern, pathname, expected) => {
  expect(matchPattern(pattern, pathname)).toEqual(expected)
})

test('a parameter goes back as it came, dollar signs included', () => {
  expect(fillPattern('/a/{id}/{rest*}', { id: "$&$'", rest: 'x/y' })).toBe("/a/$&$'/x/y")
})
