import { expect, test } from '@jest/globals'
import { ordersQuery } from '@/lib/orders/orders-query'

test.each([
  [{}, 1, null],
  [{ page: '3', status: '5' }, 3, 5],
  [{ page: '0', status: '8' }, 1, null],
  [{ page: '-1', status: '' }, 1, null],
  [{ page: '1e3', status: 'x' }, 1, null],
  [{ page: ['2', '9'], status: ['0', '1'] }, 2, 0],
  [{ page: '99999' }, 1, null],
])('%j asks for page %i of status %j', (query, page, status) => {
  expect(ordersQuery(query)).toEqual({ page, status })
})
