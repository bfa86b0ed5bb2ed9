import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'
import { SignJWT } from 'jose'
import { issueToken } from '@/backend/modules/auth/access-token'
import { testDatabase } from '@/backend/platform/db/testing'
import { derivedKey } from '@/backend/platform/derived-key'
import {
  accountsApp,
  addPerson,
  bearer,
  information,
  PASSWORD,
  tokenOf,
} from '@/backend/testing/accounts'
import { endpoints } from '@/contract'
import type { Endpoint } from '@/contract/endpoint'
import { staffRoles } from '@/contract/staff/roles'

const visitors = ['guest', 'user', 'staff', 'admin'] as const
const works = [...staffRoles, 'admin'] as const
type Visitor = (typeof visitors)[number]
type Row = { method: string; path: string; endpoint: Endpoint | undefined } & Record<
  Visitor,
  string
>

/** Served by the storefront or by the gateway; their own tests look after them. */
const elsewhere = [
  /^\/api\/auth(\/|$)/,
  /^\/api\/defaultData$/,
  /^\/api\/revalidate$/,
  /^\/api\/session-end\//,
  /^\/mobile\/session$/,
  /^\/dev\/(?:outbox|api)$/,
  /^upstream only/,
  /<anything else>/,
]

const shapeOf = (path: string) =>
  path
    .toLowerCase()
    .replace(/\{\??query\}/, '')
    .replace(/\/?\?.*$/, '')
    .replace(/\{\w+\}/g, '{}')

const endpointOf = (method: string, path: string) =>
  endpoints.find(
    ({ endpoint }) => endpoint.method === method && shapeOf(endpoint.path) === shapeOf(path),
  )?.endpoint

const table = readFileSync(fileURLToPath(new URL('./authz.tsv', import.meta.url)), 'utf8')
const rows: Row[] = table
  .split('\n')
  .filter((line) => line.startsWith('call\t'))
  .map((line) => {
    const [, method = '', path = '', guest = '', user = '', staff = '', admin = ''] =
      line.split('\t')
    return { method, path, guest, user, staff, admin, endpoint: endpointOf(method, path) }
  })
  .filter(({ path }) => !elsewhere.some((pattern) => pattern.test(path)))

const isPublicRead = ({ method, access, changes }: Endpoint) =>
  method === 'GET' && access === 'public' && !changes

/** A call that anybody may read needs no row: the contract says so, and each is asked all the same. */
const derived: Row[] = endpoints
  .map(({ endpoint }) => endpoint)
  .filter((endpoint) => isPublicRead(endpoint) && !rows.some((row) => row.endpoint === endpoint))
  .map((endpoint) => {
    const { method, path } = endpoint
    return { method, path, endpoint, guest: 'A', user: 'A', staff: 'A', admin: 'A' }
  })

type Work = (typeof works)[number]
type StaffRow = { method: string; path: string; endpoint: Endpoint | undefined } & Record<
  Work,
  string
>
/** What each role may do. */
const permissionsOf = new Map(
  table
    .split('\n')
    .filter((line) => line.startsWith('role\t'))
    .map((line) => {
      const [, role = '', permissions = ''] = line.split('\t')
      return [role, permissions.split(' ')]
    }),
)

/** The calls of the staff, by the permission each asks for. */
const staffRows: StaffRow[] = table
  .split('\n')
  .filter((line) => line.startsWith('staff\t'))
  .map((line) => {
    const [, method = '', path = '', permission = ''] = line.split('\t')
    const byRole = works.map((work) => {
      const isMeant = work === 'admin' || permissionsOf.get(work)?.includes(permission)
      return [work, isMeant ? 'A' : '403']
    })
    return { method, path, endpoint: endpointOf(method, path), ...Object.fromEntries(byRole) }
  })

const UUID = '0199f0a0-0000-7000-8000-000000000001'

/** An address of the call that nobody owns, so that what lies behind the gate says 404 or 400, never 401 or 403. */
const addressOf = ({ path }: Endpoint) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (/\/(Order|orders)\/\{id\}/.test(path)) return UUID
    return name === 'url' ? 'khong-co' : '2000000000'
  })

/** Bodies of calls that look at what is asked before they look whose it is. */
const bodies: [RegExp, unknown][] = [
  [/UpdateUser/, information()],
  [/Order\/\{id\}\/returns$/, { reason: 'damaged', lines: [{ orderLineId: 1, quantity: 1 }] }],
  [/returns\/\{returnId\}\/withdraw$/, { isWithdrawn: true }],
  [/returns\/\{returnId\}\/photos$/, { data: 'AAAA' }],
  [/refund-receiver$/, { bank: 'VCB', account: '0123456789', name: 'LAN' }],
  [/Order\/\{id\}\/invoice-buyer$/, { buyer: null }],
  [/Order\/\{id\}\/email$/, { email: 'lan@vi.du' }],
]
const bodyOf = (path: string) =>
  JSON.stringify(bodies.find(([pattern]) => pattern.test(path))?.[1] ?? {})

const request = ({ method, path }: Endpoint, headers: Record<string, string>): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json', ...headers },
  ...(method !== 'GET' && { body: bodyOf(path) }),
})

async function open() {
  const store = await testDatabase()
  const shop = accountsApp(store.db)
  const tokens = { guest: '', user: '', staff: '', admin: '' }
  for (const role of ['user', 'staff', 'admin'] as const) {
    await addPerson(store.db, { email: `${role}@sach.vn`, role })
    tokens[role] = await tokenOf(shop, `${role}@sach.vn`)
  }
  const send = (endpoint: Endpoint, headers: Record<string, string> = {}) =>
    shop.app.request(addressOf(endpoint), request(endpoint, headers))
  const as = (endpoint: Endpoint, visitor: Visitor) =>
    send(endpoint, visitor === 'guest' ? {} : bearer(tokens[visitor]))
  return { ...shop, tokens, send, as, close: store.close }
}

/** `T` is open to whoever holds the token of that very object: without it UpdateUser says 401, an order 404. */
function isAsListed(cell: string, status: number, { path }: Endpoint): boolean {
  if (cell === '401' || cell === '403') return status === Number(cell)
  if (cell === 'T') return status === (path.includes('UpdateUser') ? 401 : 404)
  return status !== 401 && status !== 403 && status < 500
}

test('the table names every call of the backend but public reads, and no other', () => {
  const named = new Set([...rows, ...derived, ...staffRows].map(({ endpoint }) => endpoint))
  const unnamed = endpoints.filter(({ endpoint }) => !named.has(endpoint))
  expect(unnamed.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)).toEqual([])
  const unknown = [...rows, ...staffRows].filter(({ endpoint }) => !endpoint)
  expect(unknown.map(({ path }) => path)).toEqual([])
  const misplaced = rows.filter(({ endpoint }) => endpoint?.access === 'staff')
  expect(misplaced.map(({ path }) => path)).toEqual([])
})

test('every role has its row, and every permission in it belongs to a call', () => {
  expect([...permissionsOf.keys()].sort()).toEqual([...staffRoles].sort())
  const asked = new Set(table.split('\n').map((line) => line.split('\t')[3]))
  const unknown = [...permissionsOf.values()].flat().filter((one) => !asked.has(one))
  expect(unknown).toEqual([])
})

test('each call of the staff answers each role as the table says', async () => {
  const shop = await open()
  const tokens: Partial<Record<Work, string>> = { admin: shop.tokens.admin }
  for (const role of staffRoles) {
    await addPerson(shop.db, { email: `${role}@sach.vn`, role: 'staff', staffRoles: [role] })
    tokens[role] = await tokenOf(shop, `${role}@sach.vn`)
  }
  for (const token of Object.values(tokens)) {
    await shop.post('staff/session/unlock', { password: PASSWORD }, bearer(token))
  }
  const wrong: string[] = []
  // Whoever has closed the office gets no further call answered.
  const isLock = ({ path }: StaffRow) => path.endsWith('/session/lock')
  const inOrder = [...staffRows.filter((row) => !isLock(row)), ...staffRows.filter(isLock)]
  for (const { endpoint, ...row } of inOrder) {
    if (!endpoint) continue
    const expectOf = (who: string, cell: string, status: number) => {
      if (!isAsListed(cell, status, endpoint))
        wrong.push(`${row.method} ${row.path} ${who}: ${cell}, answered ${status}`)
    }
    expectOf('guest', '401', (await shop.as(endpoint, 'guest')).status)
    expectOf('user', '403', (await shop.as(endpoint, 'user')).status)
    expectOf('staff without a role', '403', (await shop.as(endpoint, 'staff')).status)
    for (const work of works) {
      const { status } = await shop.send(endpoint, bearer(tokens[work] ?? ''))
      expectOf(work, row[work], status)
      const isMeant = work === 'admin' || endpoint.roles?.some((role) => role === work)
      if (isMeant !== (row[work] === 'A')) wrong.push(`${row.path} ${work}: the contract differs`)
    }
  }
  expect(wrong).toEqual([])
  await shop.close()
}, 120_000)

test('each call answers guest, user, staff and admin as the table says', async () => {
  const shop = await open()
  const wrong: string[] = []
  // Whoever has signed out is a guest to every call that follows.
  const isEnd = ({ path }: Row) => path.endsWith('/Logout')
  const all = [...derived, ...rows]
  for (const row of [...all.filter((row) => !isEnd(row)), ...all.filter(isEnd)]) {
    const { endpoint } = row
    if (!endpoint) continue
    const answers = await Promise.all(visitors.map((visitor) => shop.as(endpoint, visitor)))
    for (const [index, visitor] of visitors.entries()) {
      const status = answers[index]?.status ?? 0
      if (!isAsListed(row[visitor], status, endpoint))
        wrong.push(`${row.method} ${row.path} ${visitor}: ${row[visitor]}, answered ${status}`)
    }
  }
  expect(wrong).toEqual([])
  await shop.close()
}, 120_000)

const withoutToken = endpoints.map(({ endpoint }) => endpoint).filter(({ anonymous }) => anonymous)
const withToken = endpoints.map(({ endpoint }) => endpoint).filter(({ anonymous }) => !anonymous)

async function badTokens({ config, db, now, tokens }: Awaited<ReturnType<typeof open>>) {
  const [, body = '', mark = ''] = tokens.admin.split('.')
  const text = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const admin = await addPerson(db, { email: 'khac@sach.vn', role: 'admin' })
  const facts = { userId: admin.id, sessionId: randomUUID(), version: 0, roles: ['admin' as const] }
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>
  const signed = (changes: Record<string, unknown>, header = {}, secret = config.tokenSecret) =>
    new SignJWT({ ...claims, ...changes })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header })
      .sign(derivedKey(secret, 'access token'))
  const past = await signed({ exp: Math.floor(now().getTime() / 1000) - 1 })
  return {
    expired: past,
    'signed by somebody else': await signed({}, {}, 'another secret of the tests'),
    'unsigned (alg none)': `${text({ alg: 'none', typ: 'at+jwt' })}.${body}.`,
    'unsigned with a signature': `${text({ alg: 'none', typ: 'at+jwt' })}.${body}.${mark}`,
    'with another algorithm': await signed({}, { alg: 'HS512' }),
    'for another audience': await signed({ aud: 'elsewhere' }),
    'from another issuer': await signed({ iss: 'https://evil.example' }),
    'of another type': await signed({}, { typ: 'JWT' }),
    'of a session that never was': (await issueToken(config.tokenSecret, facts, now())).token,
    'of somebody else’s session': await signed({ sub: String(admin.id) }),
    'of an older version': await signed({ ver: 1 }),
    'that is no token': 'junk',
  }
}

test('no call lets in a token that is expired, foreign, unsigned or meant for others', async () => {
  const shop = await open()
  const wrong: string[] = []
  for (const [what, token] of Object.entries(await badTokens(shop))) {
    const asked = withToken.map(async (endpoint) => {
      const { status } = await shop.send(endpoint, bearer(token))
      if (status !== 401) wrong.push(`${endpoint.method} ${endpoint.path} ${what}: ${status}`)
    })
    await Promise.all(asked)
  }
  expect(wrong).toEqual([])
  await shop.close()
}, 120_000)

test('calls made without login do not look at a token', async () => {
  const shop = await open()
  expect(withoutToken.length).toBeGreaterThan(8)
  for (const endpoint of withoutToken) {
    expect((await shop.send(endpoint, bearer('junk'))).status).not.toBe(401)
  }
  await shop.close()
})

test.each(['/api/nothing', '/api/User', '/api/Order/x/y', '/api', '/api/staff', '/dev/nothing'])(
  'there is nothing at %s for anybody',
  async (path) => {
    const shop = await open()
    for (const visitor of visitors) {
      const headers = visitor === 'guest' ? {} : bearer(shop.tokens[visitor])
      const answer = await shop.app.request(path, { headers })
      expect(answer.status).toBe(404)
    }
    await shop.close()
  },
)
