import { expect, test } from '@jest/globals'
import { endpoints } from '@/contract'
import { bodyLimit } from '@/server/gateway/request-body'

test('the gateway lets through whatever a call of the contract may send', () => {
  const long = endpoints.filter(({ endpoint }) => endpoint.bodyLimit !== undefined)
  expect(long.length).toBeGreaterThan(5)
  const refused = long
    .map(({ endpoint }) => endpoint)
    .filter(({ path, bodyLimit: most = 0 }) => bodyLimit(path.replace(/\{\w+\}/g, '1')) < most)
    .map(({ path }) => path)
  expect(refused).toEqual([])
})
