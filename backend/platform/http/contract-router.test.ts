import { expect, test } from '@jest/globals'
import { Hono } from 'hono'
import { routes } from '@/backend/api/routes'
import { readConfig } from '@/backend/app/config'
import type { Caller, HandlersOf } from '@/backend/platform/context'
import type { Db } from '@/backend/platform/db/connect'
import { contractRouter } from '@/backend/platform/http/contract-router'
import { createLog } from '@/backend/platform/log/log'
import { fixedSettings } from '@/backend/testing/settings'
import { TEST_NOW, testApp } from '@/backend/testing/test-app'
import { messages } from '@/contract/messages'
import { allowances, costs } from '@/contract/rate-limits'

const as = (role: Caller['roles'][number], userId: number): Caller => ({
  userId,
  sessionId: '0199f0a0-0000-7000-8000-000000000001',
  roles: [role],
})

/** One who is both pupil and employee. */
const both: Caller = { ...as('user', 10), roles: ['user', 'staff', 'sales'] }

/** The backend without a database: whoever is let in meets an error, whoever is not is told why. */
function open() {
  const lines: Record<string, unknown>[] = []
  const write = (line: string) => void lines.push(JSON.parse(line))
  const app = testApp({
    db: {} as Db,
    log: createLog('warn', { write }),
    callers: { user: as('user', 7), staff: as('sales', 8), admin: as('admin', 9), both },
  })
  const ask = async (method: string, path: string, authorization?: string, body?: unknown) => {
    const answer = await app.request(path, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(authorization !== undefined && { authorization }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const { errorMessage } = (await answer.json()) as { errorMessage?: string }
    return { status: answer.status, text: errorMessage, headers: answer.headers }
  }
  const refusals = () => lines.filter(({ event }) => event === 'refused')
  return { ask, refusals }
}

const ORDERS = ['GET', '/api/staff/orders'] as const
const VOUCHERS = ['POST', '/api/staff/vouchers'] as const
const REGISTER = ['POST', '/api/User/Register-student'] as const
const ADDRESSES = ['GET', '/api/UserAddress'] as const
const PANEL = ['GET', '/api/quick-panel/data'] as const
const IN = 'in'

test.each([
  [ORDERS, undefined, 401, messages.signInFirst],
  [ORDERS, 'Bearer user', 403, messages.forbidden],
  [ORDERS, 'Bearer staff', IN, undefined],
  [ORDERS, 'Bearer admin', IN, undefined],
  [ORDERS, 'Bearer both', IN, undefined],
  [VOUCHERS, undefined, 401, messages.signInFirst],
  [VOUCHERS, 'Bearer user', 403, messages.forbidden],
  [VOUCHERS, 'Bearer staff', 403, messages.forbidden],
  [VOUCHERS, 'Bearer admin', IN, undefined],
  [ADDRESSES, undefined, 401, messages.signInFirst],
  [ADDRESSES, 'Bearer user', IN, undefined],
  [ADDRESSES, 'bearer staff', IN, undefined],
  [ADDRESSES, 'Bearer admin', IN, undefined],
  [REGISTER, undefined, IN, undefined],
  [REGISTER, 'Bearer user', 403, messages.guestsOnly],
  [REGISTER, 'Bearer admin', 403, messages.guestsOnly],
  [PANEL, undefined, IN, undefined],
  [PANEL, 'Bearer user', IN, undefined],
  [PANEL, 'Bearer junk', 401, messages.sessionOver],
  [ADDRESSES, 'Bearer junk', 401, messages.sessionOver],
  [ADDRESSES, 'Basic user', 401, messages.signInFirst],
  [ADDRESSES, 'xBearer user', 401, messages.signInFirst],
  [ADDRESSES, 'Bearer user x', 401, messages.signInFirst],
  [ADDRESSES, 'Bearer ', 401, messages.signInFirst],
] as const)('%j with %s is answered %s', async ([method, path], authorization, status, text) => {
  const body = method === 'POST' ? {} : undefined
  const answer = await open().ask(method, path, authorization, body)
  if (status === IN) expect([401, 403]).not.toContain(answer.status)
  else expect([answer.status, answer.text]).toEqual([status, text])
})

test('a call made without login does not look at a token', async () => {
  const path = '/api/Order/shipping-fee-without-login'
  const { status } = await open().ask('POST', path, 'Bearer junk', {})
  expect(status).toBe(400)
})

test('who is turned away with a session is remembered, a passer-by is not', async () => {
  const { ask, refusals } = open()
  await ask(...ORDERS)
  await ask(...PANEL, 'Bearer user')
  expect(refusals()).toEqual([])
  const refused = await ask(...ORDERS, 'Bearer user')
  await ask(...ADDRESSES, 'Bearer junk')
  expect(refusals()).toMatchObject([
    {
      requestId: refused.headers.get('x-request-id'),
      userId: 7,
      method: 'GET',
      path: '/api/staff/orders',
      status: 403,
      ip: 'unknown',
    },
    { userId: null, path: '/api/UserAddress', status: 401 },
  ])
})

test.each([
  ['/api/ProductPage/x', messages.badId],
  ['/api/ProductPage/0', messages.badId],
  ['/api/ProductPage/%ff', messages.badId],
  ['/api/ProductPage?page=0', messages.badPage],
  ['/api/ProductPage?objectType=x', messages.badInput],
])('%s is refused in Vietnamese', async (path, text) => {
  const answer = await open().ask('GET', path)
  expect([answer.status, answer.text]).toEqual([400, text])
})

test('a known path with another method names those that would do', async () => {
  const answer = await open().ask('PUT', '/api/Order/cartDetails/3')
  expect([answer.status, answer.text]).toEqual([405, messages.wrongMethod])
  expect(answer.headers.get('allow')?.split(', ').sort()).toEqual(['DELETE', 'PATCH'])
})

test('paths are found in any case and with a slash behind them, and answers are kept by nobody', async () => {
  for (const path of ['/API/USERADDRESS', '/api/UserAddress//']) {
    const answer = await open().ask('GET', path)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([401, 'no-store'])
  }
  expect((await open().ask('GET', '/')).status).toBe(404)
})

/** The routes alone, with other routes for two calls. */
function answering(own: {
  news?: Partial<HandlersOf<'news'>>
  catalog?: Partial<HandlersOf<'catalog'>>
}) {
  const services = {
    db: {} as Db,
    config: readConfig({}),
    settings: fixedSettings(),
    log: createLog('silent'),
    now: () => TEST_NOW,
    identify: async () => null,
  }
  const given = {
    ...routes,
    news: async () => ({ ...(await routes.news()), ...own.news }),
    catalog: async () => ({ ...(await routes.catalog()), ...own.catalog }),
  }
  return new Hono<{ Variables: { requestId: string } }>()
    .use((c, next) => {
      c.set('requestId', 'number-1')
      return next()
    })
    .route('/', contractRouter(services, given))
}

test('a call hears what stands in address and head, and who asks', async () => {
  const heard: unknown[] = []
  const routes = answering({
    news: {
      getNewsByUrl: ({ params }, { header, requestId, caller, log }) => {
        heard.push(params, header('x-order-token'), requestId, caller, log.bindings().requestId)
        return new Response('as it is', { status: 418 })
      },
    },
  })
  const path = '/api/news/newsurl/Sach-%4Doi'
  const answer = await routes.request(path, { headers: { 'x-order-token': 'Abc' } })
  expect(heard).toEqual([{ url: 'Sach-Moi' }, 'Abc', 'number-1', null, 'number-1'])
  expect([answer.status, await answer.text()]).toEqual([418, 'as it is'])
})

test('a call says more in the head of its answer, but not that it may be kept', async () => {
  const routes = answering({
    catalog: {
      getLogos: (_, { reply }) => {
        reply('x-more', 'yes')
        reply('cache-control', 'public')
        return { data: [] }
      },
    },
  })
  const { headers } = await routes.request('/api/homepage/logo')
  expect([headers.get('x-more'), headers.get('cache-control')]).toEqual(['yes', 'no-store'])
})

test('an account that has spent what it may is told when to come back, and nobody else is', async () => {
  const { ask } = open()
  const order = (who: string) => ask('POST', '/api/Order/CheckOut', who, {})
  const free = Math.floor(allowances.ofAccount.burst / costs.order)
  let made = 0
  let answer = await order('Bearer user')
  // Some is earned while they are made.
  while (answer.status !== 429 && made < 4 * free) {
    made++
    answer = await order('Bearer user')
  }
  expect([answer.status, Number(answer.headers.get('retry-after'))]).toEqual([
    429,
    expect.any(Number),
  ])
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(made).toBeGreaterThanOrEqual(free)
  expect((await order('Bearer both')).status).not.toBe(429)
})
