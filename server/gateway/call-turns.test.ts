import { expect, test } from '@jest/globals'
import { turns } from '@/contract/rate-limits'
import { createCallTurns } from '@/server/gateway/call-turns'
import type { RequestContext } from '@/server/gateway/request-context'
import { deferred, type Handler, withGateway } from '@/server/testing'
import { ask } from '@/server/testing-requests'

const GREEDY = '203.0.113.9'
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
const post = (address: string) => ({ ...from(address), method: 'POST', body: '{}' })

/** A Next that answers the greedy one when the test says so, and everybody else at once. */
function slowForOne() {
  const gate = deferred<void>()
  let open = 0
  let most = 0
  const next: Handler = async ({ headers }, response) => {
    if (headers['x-forwarded-for'] === GREEDY) {
      most = Math.max(most, ++open)
      await gate.promise
      open--
    }
    response.end('{}')
  }
  return { next, release: () => gate.resolve(), most: () => most }
}

test.each([
  ['heavy', 60, turns.atOnce, '/api/Order/cal', post],
  ['light', 60, turns.lightAtOnce, '/api/ProductPage/7', from],
] as const)(
  'of many %s calls of one address few are asked at once, and nobody else waits for them',
  async (_, count, atOnce, path, question) => {
    const { next, release, most } = slowForOne()
    await withGateway({ next, trustedProxies: ['loopback'] }, async ({ port, asked }) => {
      const flood = Array.from({ length: count }, () => ask(port, path, question(GREEDY)))
      const other = await ask(port, path, question('198.51.100.7'))
      expect(other.status).toBe(200)
      expect(asked.length).toBeLessThanOrEqual(atOnce + 1)
      release()
      expect((await Promise.all(flood)).map(({ status }) => status)).toEqual(flood.map(() => 200))
      expect(most()).toBe(atOnce)
    })
  },
)

test('heavy calls keep nobody of the same address from light ones', async () => {
  const gate = deferred<void>()
  const next: Handler = async ({ method }, response) => {
    if (method === 'POST') await gate.promise
    response.end('{}')
  }
  await withGateway({ next, trustedProxies: ['loopback'] }, async ({ port }) => {
    const flood = Array.from({ length: 20 }, () => ask(port, '/api/Order/cal', post(GREEDY)))
    expect((await ask(port, '/api/ProductPage/7', from(GREEDY))).status).toBe(200)
    gate.resolve()
    await Promise.all(flood)
  })
})

test('orders that wait for a payment site keep nobody of the same address from a cart', async () => {
  const gate = deferred<void>()
  const next: Handler = async ({ url }, response) => {
    if (url === '/api/Order/CheckOut') await gate.promise
    response.end('{}')
  }
  await withGateway({ next, trustedProxies: ['loopback'] }, async ({ port, asked }) => {
    const orders = Array.from({ length: 60 }, () => ask(port, '/api/Order/CheckOut', post(GREEDY)))
    expect((await ask(port, '/api/Order/cal', post(GREEDY))).status).toBe(200)
    expect(asked.length).toBe(turns.ordersAtOnce + 1)
    gate.resolve()
    await Promise.all(orders)
  })
})

test('a turn is over when the answer begins: who reads slowly holds up no neighbour', async () => {
  const gate = deferred<void>()
  const next: Handler = async ({ url }, response) => {
    response.write('{')
    if (url?.endsWith('slow')) await gate.promise
    response.end('}')
  }
  await withGateway({ next, trustedProxies: ['loopback'] }, async ({ port }) => {
    const slow = Array.from({ length: turns.lightAtOnce }, () =>
      ask(port, '/api/ProductPage/slow', from(GREEDY)),
    )
    expect((await ask(port, '/api/ProductPage/7', from(GREEDY))).body.toString()).toBe('{}')
    gate.resolve()
    await Promise.all(slow)
  })
})

test('where too many wait already the next is told to come back', async () => {
  const inTurn = createCallTurns()
  const gate = deferred<string>()
  const context = {
    request: { method: 'POST' },
    pathname: '/api/Order/cal',
    relay: { visitor: { address: GREEDY } },
  } as unknown as RequestContext
  const most = turns.atOnce + turns.waiting
  const taken = Array.from({ length: most }, () => inTurn(context, () => gate.promise))
  expect(await inTurn(context, () => gate.promise)).toBeNull()
  gate.resolve('answered')
  expect(await Promise.all(taken)).toEqual(Array(most).fill('answered'))
  expect(await inTurn(context, () => gate.promise)).toBe('answered')
})
