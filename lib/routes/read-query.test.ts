import { expect, test } from '@jest/globals'
import { listProducts } from '@/contract/shop/catalog'
import { listUserOrders } from '@/contract/shop/orders'
import { readQuery } from '@/lib/routes/read-query'

test.each([
  [{}, 1, undefined],
  [{ page: '3', status: '5' }, 3, '5'],
  [{ page: '0', status: '8' }, 1, undefined],
  [{ page: '-1', status: '' }, 1, undefined],
  [{ page: '1e3', status: 'x' }, 1, undefined],
  [{ page: ['2', '9'], status: ['0', '1'] }, 2, '0'],
  [{ page: '99999' }, 1, undefined],
])('%j asks for page %i of status %j', (params, page, status) => {
  expect(readQuery(listUserOrders, params)).toEqual({ page, status })
})

test('values keep the order of the call, whatever order they came in', () => {
  const filter = readQuery(listProducts, { inStock: '1', sort: 'newest', page: '2' })
  expect(JSON.stringify(filter)).toBe('{"page":2,"sort":"newest","inStock":"1"}')
})

test('nobody but the shop decides how many fit a page', () => {
  expect(readQuery(listProducts, { pageSize: '60' })).not.toHaveProperty('pageSize')
})

test('a text longer than the call takes is cut, not lost', () => {
  expect(readQuery(listProducts, { searchContent: 'a'.repeat(900) }).searchContent).toHaveLength(
    200,
  )
})
