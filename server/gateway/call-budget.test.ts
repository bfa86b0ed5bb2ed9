import { expect, test } from '@jest/globals'
import { allowances, costs } from '@/contract/rate-limits'
import { costOf, createCallBudget } from '@/server/gateway/call-budget'
import type { RequestContext } from '@/server/gateway/request-context'
import { withGateway } from '@/server/testing'
import { ask } from '@/server/testing-requests'

const call = (method: string, pathname: string, address = '203.0.113.1', cookie = '') =>
  ({
    request: { method, headers: { cookie } },
    pathname,
    relay: { visitor: { address } },
  }) as unknown as RequestContext

test.each([
  ['GET', '/api/ProductPage', 'read'],
  ['GET', '/api/productpage/', 'read'],
  ['HEAD', '/api/ProductPage', 'read'],
  ['POST', '/api/Order/checkout-without-login', 'order'],
  ['POST', '/api/order/0199f0a0-0000-7000-8000-000000000001/pay', 'order'],
  ['POST', '/api/Authentication/Login', 'hash'],
  ['GET', '/api/auth/session', 'read'],
  ['POST', '/api/auth/callback/credentials', 'hash'],
  ['POST', '/api/nothing/of/the/kind', 'write'],
])('%s %s costs what the contract says: %s', (method, path, cost) => {
  expect(costOf(call(method, path))).toBe(cost)
})

test('an address spends what the contract allows it, others and sessions go on', () => {
  let now = 0
  const wait = createCallBudget(() => now)
  const order = call('POST', '/api/Order/checkout-without-login')
  const { burst, perMinute } = allowances.ofVisitorsAddress
  const orders = Math.floor(burst / costs.order)
  const waits = Array.from({ length: orders }, () => wait(order))
  expect(new Set(waits)).toEqual(new Set([0]))
  expect(wait(order)).toBe(1)
  expect(wait(call('POST', '/api/Order/checkout-without-login', '198.51.100.7'))).toBe(0)
  expect(wait(call('GET', '/san-pham'))).toBe(0)
  const session = '__Host-hien-sach-session.0=x'
  expect(wait(call('GET', '/api/User/orders', '203.0.113.1', session))).toBe(0)
  now += (costs.order / perMinute) * 60_000
  expect(wait(order)).toBe(0)
})

test('whoever has spent it all is refused by the gateway before Next hears of it', () => {
  const callWait = ({ relay: { visitor } }: RequestContext) =>
    visitor.address === '203.0.113.1' ? 7 : 0
  return withGateway({ callWait, trustedProxies: ['loopback'] }, async ({ port, asked }) => {
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
    const refused = await ask(port, '/api/ProductPage', from('203.0.113.1'))
    expect([refused.status, refused.headers['retry-after'], asked]).toEqual([429, '7', []])
    expect(JSON.parse(refused.body.toString()).errorMessage).toContain('7 giây')
    expect((await ask(port, '/api/ProductPage', from('198.51.100.7'))).status).toBe(200)
  })
})
