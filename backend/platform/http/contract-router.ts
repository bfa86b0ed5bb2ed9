import { Hono, type Context as HonoContext } from 'hono'
import type { Caller, Context, Services } from '@/backend/platform/context'
import { createAllowances } from '@/backend/platform/http/allowances'
import { addressOf, NO_ADDRESS } from '@/backend/platform/http/client-address'
import { HttpError, tooManyRequests } from '@/backend/platform/http/http-error'
import { readBody } from '@/backend/platform/http/request-body'
import { createTurns } from '@/backend/platform/http/take-turns'
import { endpoints } from '@/contract'
import { CLOSED_HEADER, isAnsweredWhileClosed } from '@/contract/closed-shop'
import type { Endpoint } from '@/contract/endpoint'
import { messages } from '@/contract/messages'
import { allowances, costs, turns } from '@/contract/rate-limits'

/** Nobody knows when a shop opens: to be asked for again within the hour. */
const CLOSED_SECONDS = 3600

type Untyped = (input: unknown, context: Context) => unknown

/** In the roles of the call, in the office, and, for a dangerous step, seen a moment ago. */
function guardOffice({ roles = [], opens, confirms }: Endpoint, { roles: held, office }: Caller) {
  if (!held.includes('admin') && !roles.some((role) => held.includes(role))) {
    throw new HttpError(403, messages.forbidden)
  }
  if (opens || !office) return
  if (office.lock) {
    throw new HttpError(403, messages.officeLocked, { data: { office: office.lock } })
  }
  if (confirms && !office.isConfirmed) {
    throw new HttpError(403, messages.confirmFirst, { data: { office: office.proof } })
  }
}

const isOfStaff = ({ roles }: Caller) => roles.some((role) => role !== 'user')

/** Before a shop opens, only its staff use it. */
function guardDoor(endpoint: Endpoint, caller: Context['caller']) {
  if ((caller && isOfStaff(caller)) || isAnsweredWhileClosed(endpoint)) return
  const headers = { 'retry-after': String(CLOSED_SECONDS), [CLOSED_HEADER]: '1' }
  throw new HttpError(503, messages.notOpenYet, { headers })
}

function guard(endpoint: Endpoint, caller: Context['caller']) {
  const { access } = endpoint
  if (access === 'public') return
  if (access === 'guest') {
    if (caller) throw new HttpError(403, messages.guestsOnly)
    return
  }
  if (!caller) throw new HttpError(401, messages.signInFirst)
  if (access === 'staff') guardOffice(endpoint, caller)
}

async function callerBy(c: HonoContext, endpoint: Endpoint, services: Pick<Services, 'identify'>) {
  const [, token] = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '') ?? []
  if (endpoint.anonymous || token === undefined) return null
  const caller = await services.identify(token)
  if (!caller) throw new HttpError(401, messages.sessionOver)
  return caller
}

type Check = {
  safeParse: (
    value: unknown,
  ) =>
    | { success: true; data: unknown }
    | { success: false; error: { issues: { message: string }[] } }
}

function checked(schema: Check | undefined, value: unknown) {
  if (!schema) return undefined
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const text = result.error.issues[0]?.message
  // Rules without a text of their own answer in English; nobody should read that.
  throw new HttpError(
    400,
    text && !/^(Invalid|Too|Unrecognized)/.test(text) ? text : messages.badInput,
  )
}

/** Paths match in any case, but a value keeps the case it was written in. */
function paramsOf({ path }: Endpoint, request: Request) {
  const given = new URL(request.url).pathname.split('/')
  const named = path
    .split('/')
    .flatMap((part, index) =>
      part.startsWith('{') ? [[part.slice(1, -1), given[index] ?? ''] as const] : [],
    )
  try {
    return Object.fromEntries(named.map(([name, value]) => [name, decodeURIComponent(value)]))
  } catch {
    throw new HttpError(400, messages.badId)
  }
}

async function inputOf(c: HonoContext, endpoint: Endpoint) {
  return {
    params: checked(endpoint.params, paramsOf(endpoint, c.req.raw)),
    query: checked(endpoint.query, c.req.query()),
    body: endpoint.body && checked(endpoint.body, await readBody(c.req.raw, endpoint.bodyLimit)),
  }
}

/** Who may not make a call is remembered; that a visitor without a session met a gate is no news. */
async function admit(c: HonoContext, endpoint: Endpoint, services: Services) {
  let caller: Context['caller'] = null
  try {
    caller = await callerBy(c, endpoint, services)
    if (!services.settings.current().isOpen) guardDoor(endpoint, caller)
    guard(endpoint, caller)
    if (endpoint.access === 'staff' && !endpoint.opens) await caller?.office?.touch()
    return caller
  } catch (error) {
    if (error instanceof HttpError && (caller || c.req.header('authorization') !== undefined)) {
      const { method, path } = endpoint
      const ip = addressOf(c, services.config)
      const [requestId, userId] = [c.get('requestId'), caller?.userId ?? null]
      services.log.warn(
        { event: 'refused', requestId, userId, method, path, status: error.status, ip },
        'refused',
      )
    }
    throw error
  }
}

const allowanceOf = (caller: Caller) =>
  isOfStaff(caller) ? allowances.ofStaff : allowances.ofAccount

/** Enforces the budgets of the contract's calls, for one process. */
function createBudgets() {
  const spend = createAllowances()
  const { atOnce, ordersAtOnce, waiting } = turns
  const heavy = createTurns({ atOnce, waiting })
  const orders = createTurns({ atOnce: ordersAtOnce, waiting })
  return {
    /** Takes the weight of a call from the account's allowance, or from that of a visitor's address; 429 when nothing is left. */
    charge: ({ budget }: Endpoint, caller: Context['caller'], address: string) => {
      const wait = caller
        ? spend({ userId: caller.userId }, costs[budget.cost], allowanceOf(caller))
        : spend({ address }, costs[budget.cost], allowances.ofVisitorsAddress)
      if (wait > 0) throw tooManyRequests(wait)
    },
    /** Heavy calls of one address take turns, orders among themselves. */
    inTurn: <T>({ budget: { cost } }: Endpoint, address: string, work: () => Promise<T>) => {
      if (costs[cost] < turns.fromWeight || address === NO_ADDRESS) return work()
      return (cost === 'order' ? orders : heavy)(address, work)
    },
  }
}
type Budgets = ReturnType<typeof createBudgets>

type Call = { endpoint: Endpoint; load: () => Promise<Untyped> }

function serve({ endpoint, load }: Call, services: Services, budgets: Budgets) {
  return async (c: HonoContext) => {
    const caller = await admit(c, endpoint, services)
    const ip = addressOf(c, services.config)
    budgets.charge(endpoint, caller, ip)
    const input = await inputOf(c, endpoint)
    const handle = await load()
    const context = {
      ...services,
      log: services.log.child({ requestId: c.get('requestId') }),
      caller,
      ip,
      requestId: c.get('requestId'),
      header: (name: string) => c.req.header(name),
      reply: (name: string, value: string) => c.header(name, value),
    }
    const answer = await budgets.inTurn(endpoint, ip, async () => handle(input, context))
    if (answer instanceof Response) return answer
    c.header('cache-control', 'no-store', { append: false })
    return c.json(answer as object)
  }
}

/** Hono matches lower-cased paths: the original API spells `/api/Asset` and `/api/asset/{id}`. */
export const matchablePath = (request: Request) => {
  const { pathname } = new URL(request.url)
  return (pathname.length > 1 ? pathname.replace(/(?<!\/)\/+$/, '') : pathname).toLowerCase()
}

const patternOf = (path: string) =>
  path
    .split('/')
    .map((part) => (part.startsWith('{') ? `:${part.slice(1, -1)}` : part.toLowerCase()))
    .join('/')

/** Reads the handlers of a feature, by name. */
export type Routes = Record<string, () => Promise<object>>

async function findHandler(routes: Routes, group: string, name: string): Promise<Untyped> {
  const handlers = (await routes[group]?.()) as Record<string, Untyped> | undefined
  const handle = handlers?.[name]
  if (!handle) throw new Error(`no handler for ${group}.${name}`)
  return handle
}

/** One route per call of the contract; a known path with another method is 405. */
export function contractRouter(services: Services, routes: Routes) {
  const app = new Hono({ getPath: matchablePath })
  const budgets = createBudgets()
  const methods = new Map<string, { path: string; allow: string[] }>()
  for (const { group, name, endpoint } of endpoints) {
    const path = patternOf(endpoint.path)
    if (!routes[group]) throw new Error(`no handlers for ${group}`)
    const load = () => findHandler(routes, group, name)
    app.on(endpoint.method, path, serve({ endpoint, load }, services, budgets))
    // One address, whatever its calls name what stands in it.
    const address = path.replace(/:\w+/g, ':')
    const known = methods.get(address)?.allow ?? []
    methods.set(address, { path, allow: [...known, endpoint.method] })
  }
  for (const { path, allow } of methods.values()) {
    app.all(path, (c) => {
      c.header('allow', allow.join(', '))
      return c.json({ errorMessage: messages.wrongMethod }, 405)
    })
  }
  return app
}
