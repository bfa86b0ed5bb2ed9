import { setTimeout as sleep } from 'node:timers/promises'
import { type Context, Hono } from 'hono'
import { endpoints } from '@/contract'
import type { Endpoint } from '@/contract/endpoint'
import { messages } from '@/contract/messages'
import type { Role, SessionUser } from '@/contract/shop/auth'
import { news, texts } from '@/contract-tools/examples/texts'
import { accountCalls } from '@/contract-tools/mock/accounts'
import { addressBookCalls } from '@/contract-tools/mock/address-book'
import { cartCalls } from '@/contract-tools/mock/carts'
import { shelfCalls } from '@/contract-tools/mock/catalog'
import { exampleAnswer } from '@/contract-tools/mock/examples'
import { concerns, Switches, spoil } from '@/contract-tools/mock/fault-switches'
import type { Caller } from '@/contract-tools/mock/mock-call'
import { orderCalls } from '@/contract-tools/mock/orders'
import { Refusal } from '@/contract-tools/mock/refusal'

import { policyPaths } from '@/lib/routes/pages'

const ROWS = 3
/** Ids above are nobody's, so that a page of something missing can be seen. */
const LARGEST_ID = 1_000

type Input = { params: Record<string, unknown>; query: Record<string, unknown>; body: unknown }

const patternOf = (path: string) =>
  path
    .split('/')
    .map((part) => (part.startsWith('{') ? `:${part.slice(1, -1)}` : part.toLowerCase()))
    .join('/')

const pathOf = (request: Request) => new URL(request.url).pathname.toLowerCase()

/** Parameters keep their case although paths match in any. */
const paramsOf = ({ path }: Endpoint, request: Request) => {
  const given = new URL(request.url).pathname.split('/')
  return Object.fromEntries(
    path
      .split('/')
      .flatMap((part, at) => (part.startsWith('{') ? [[part.slice(1, -1), given[at]]] : [])),
  )
}

function checked(schema: Endpoint['params'] | Endpoint['body'], value: unknown) {
  const result = schema?.safeParse(value)
  if (result && !result.success) throw new Refusal(400, messages.badInput)
  return result?.data ?? {}
}

async function inputOf(c: Context, { body, ...endpoint }: Endpoint): Promise<Input> {
  const sent: unknown = body ? await c.req.json().catch(() => undefined) : undefined
  return {
    params: checked(endpoint.params, paramsOf(endpoint as Endpoint, c.req.raw)) as Input['params'],
    query: checked(endpoint.query, c.req.query()) as Input['query'],
    body: checked(body, sent),
  }
}

/** Admins may do everything, others of the staff what their roles are for. */
const isOfStaff = ({ role }: SessionUser, roles: readonly Role[] = []) =>
  role.includes('admin') || role.some((one) => roles.includes(one))

function admit({ access, anonymous, roles }: Endpoint, { user, token }: Caller) {
  if (token !== null && !user && !anonymous) throw new Refusal(401, messages.sessionOver)
  if (access === 'public') return
  if (access === 'guest') {
    if (user) throw new Refusal(403, messages.guestsOnly)
    return
  }
  if (!user) throw new Refusal(401, messages.signInFirst)
  if (access === 'staff' && !isOfStaff(user, roles)) throw new Refusal(403, messages.forbidden)
}

const knownNames = new Set([
  ...news.map(({ slug }) => slug),
  ...Object.values(policyPaths).map((path) => path.slice(1)),
])
const isKnown = (value: unknown) =>
  typeof value === 'number'
    ? value <= LARGEST_ID
    : /^[a-z]{3,}$|^[0-9a-f-]{36}$/.test(String(value)) || knownNames.has(String(value))

type Page = { data?: unknown; totalPage?: number }

/** The few rows of an example in pages of the size that was asked for. */
function paged(
  answer: Page,
  { page = 1, pageSize = 0 }: { page?: number; pageSize?: number },
): Page {
  if (!Array.isArray(answer.data) || pageSize === 0) return answer
  const { data } = answer
  return {
    ...answer,
    data: data.slice((page - 1) * pageSize, page * pageSize),
    totalPage: Math.ceil(data.length / pageSize),
    ...('totalItem' in answer && { totalItem: data.length }),
  }
}

function fromExamples(name: string, { params, query }: Input): unknown {
  const values = Object.entries(params)
  if (values.some(([, value]) => !isKnown(value))) throw new Refusal(404, messages.notFound)
  const [, asked] = values[0] ?? []
  const given = asked === undefined ? {} : ownName(exampleAnswer(name), asked)
  return paged(exampleAnswer(name, { rows: ROWS, given }) as Page, query)
}

/** The first field by which the answer names itself holds what was asked for. */
function ownName(answer: unknown, asked: unknown): Record<string, unknown> {
  const { data } = answer as { data?: unknown }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return {}
  const [name] =
    Object.entries(data).find(
      ([key, value]) => /^id$|Id$|URL$/.test(key) && typeof value === typeof asked,
    ) ?? []
  return name ? { [name]: asked } : {}
}

/** An upstream played from the examples; it remembers sessions, carts, orders and addresses until it ends. */
export function createMock(
  start: Partial<Switches> = {},
  { tokenSeconds }: { tokenSeconds?: number | undefined } = {},
) {
  let switches: Switches = Switches.parse(start)
  let turn = 0
  const accounts = accountCalls(tokenSeconds)
  const addressBook = addressBookCalls()
  const carts = cartCalls((owner, id) => addressBook.find(owner, id) ?? null)
  const own = new Map<Endpoint, (input: never, caller: Caller) => unknown>([
    ...shelfCalls,
    ...accounts.calls,
    ...addressBook.calls,
    ...carts.calls,
    ...orderCalls(carts),
  ])
  const callerOf = (c: Context, { anonymous }: Endpoint): Caller => {
    const [, token = null] = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '') ?? []
    const user = token === null || anonymous ? null : accounts.identify(token)
    return { user, token, header: (name) => c.req.header(name) }
  }

  const app = new Hono({ getPath: pathOf })
  app.use('/api/*', async (c, next) => {
    if (!concerns(switches, c.req.path)) return next()
    await sleep(switches.slow)
    if (switches.down)
      return c.json({ errorMessage: messages.unavailable }, 503, { 'retry-after': '5' })
    await next()
    if (!switches.malformed || !c.res.ok) return
    const spoilt = spoil(await c.res.text(), turn++)
    c.res = new Response(spoilt, { headers: { 'content-type': 'application/json' } })
  })
  app.get('/mock', (c) => c.json(switches))
  app.put('/mock', async (c) => {
    const wanted = Switches.safeParse({ ...switches, ...(await c.req.json().catch(() => null)) })
    if (!wanted.success) return c.json({ errorMessage: messages.badInput }, 400)
    switches = wanted.data
    return c.json(switches)
  })
  for (const { operationId, endpoint } of endpoints) {
    app.on(endpoint.method, patternOf(endpoint.path), async (c) => {
      const caller = callerOf(c, endpoint)
      admit(endpoint, caller)
      const input = await inputOf(c, endpoint)
      const answer = own.get(endpoint)
      return c.json(
        (answer ? answer(input as never, caller) : fromExamples(operationId, input)) as object,
      )
    })
  }
  app.notFound((c) => c.json({ errorMessage: messages.noSuchCall }, 404))
  app.onError((error, c) => {
    if (!(error instanceof Refusal)) {
      console.error(error)
      return c.json({ errorMessage: texts.broken }, 500)
    }
    const { status, message, data } = error
    return c.json({ errorMessage: message, ...(data !== undefined && { data }) }, status)
  })
  return app
}
