import fc from 'fast-check'
import { z } from 'zod/mini'
import type { Endpoint } from '@/contract/endpoint'
import { ErrorBody } from '@/contract/fields'

/** A call as it goes over the wire: nothing about it is known to be right. */
export type GeneratedCall = { method: string; address: string; body?: string }

type Shape = {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Shape[]
  items?: Shape
  properties?: Record<string, Shape>
  required?: string[]
  minimum?: number
  maximum?: number
}

const UUID = '0199f0a0-0000-7000-8000-000000000001'

/** Texts that calls of this shop understand, so that not every call ends at the first check. */
const likely = [
  '1',
  '2',
  '126743',
  '0912345678',
  'lan@sach.vn',
  'Nguyễn Thị Lan',
  'TET2026',
  '2026-11-21',
  '2026-11-21T03:00:00Z',
  '21/11/1990',
  'toan-lop-1',
  '123456',
  UUID,
]

/** Texts that have broken programs: of SQL, LIKE, HTML, paths, headers, formats and Unicode. */
export const hostileTexts = [
  '',
  ' ',
  "' or 1=1 --",
  "'; drop table orders; --",
  '%',
  '_%\\',
  '\\',
  '"',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '\u0000',
  'a\r\nset-cookie: x=1',
  '\ud800',
  '\u202eabc',
  '\u200b',
  'Nguye\u0302\u0303n',
  'e\u0301'.repeat(300),
  '😀👨‍👩‍👧‍👦',
  '９８７６５４３２１０',
  'İıſ',
  '#{7*7}{{7*7}}',
  '__proto__',
  'constructor',
  '2147483648',
  '-1',
  '1e309',
  '0x10',
  'NaN',
  '9999-12-31T23:59:59Z',
  'x'.repeat(5_000),
]

/** What stands where something else was expected. */
const hostileValues: unknown[] = [
  ...hostileTexts,
  null,
  true,
  false,
  0,
  -1,
  -0,
  1.5,
  99,
  100,
  2_147_483_647,
  2_147_483_648,
  9_007_199_254_740_992,
  1e300,
  [],
  [null],
  [[[]]],
  {},
  { $gt: '' },
  { toString: 1 },
]

const INT4 = { least: -2_147_483_648, most: 2_147_483_647 }

/** Mostly numbers that are ids here, sometimes the limits. */
const numbers = ({ minimum = -10, maximum = 1_000_000 }: Shape) => {
  const least = Math.max(Math.ceil(minimum), INT4.least)
  const most = Math.min(Math.floor(maximum), INT4.most)
  const few = Math.min(least + 30, most)
  return fc.oneof(fc.integer({ min: least, max: few }), fc.constantFrom(1, 2, least, most))
}

const feesOf = (zone: number) => ({
  ...{ zone, baseWeight: 1000, baseFee: 20_000, stepWeight: 500, stepFee: 5000 },
  ...{ freeOver: null, etaMin: 1, etaMax: 3 },
})

const ownPicture = `/media/pictures/${'0'.repeat(32)}.webp`

/** What fields of these names take, so that some bodies are taken whole. */
const byName: Record<string, unknown[]> = {
  pictureurl: [ownPicture],
  logourl: [ownPicture],
  narrowlogourl: [ownPicture],
  iconurl: [ownPicture],
  hotlines: [['1900 0000']],
  taxcode: ['0100109106'],
  zalourl: ['0912345678'],
  notificationurl: ['https://online.gov.vn/Home/WebDetails/1'],
  email: ['lan@sach.vn'],
  phone: ['0912345678'],
  password: ['mật khẩu đủ dài'],
  newpassword: ['mật khẩu đủ dài'],
  birthday: ['1990-01-01'],
  wardid: [126_743, null],
  securitycode: ['123456'],
  mergekey: [UUID],
  orderid: [UUID],
  attemptid: [UUID],
  submitkey: [UUID],
  code: ['TET2026', 'x'.repeat(43)],
  token: ['x'.repeat(43)],
  identityno: ['001090000001'],
  bank: ['Vietcombank'],
  account: ['0123456789'],
  bankbin: ['970436'],
  bankaccount: ['0123456789'],
  starttime: ['2026-11-21T00:00:00Z'],
  endtime: ['2036-11-21T00:00:00Z'],
  theme: ['light5', 'dark12'],
  rates: [[1, 2, 3, 4].map(feesOf)],
}

const fieldOf = (name: string, part: Shape): fc.Arbitrary<unknown> => {
  const fitting = byName[name.toLowerCase()]
  if (!fitting) return shaped(part)
  return fc.oneof(
    { arbitrary: fc.constantFrom(...fitting), weight: 3 },
    { arbitrary: shaped(part), weight: 1 },
  )
}

const record = ({ properties = {}, required = [] }: Shape): fc.Arbitrary<unknown> =>
  fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, part]) => [name, fieldOf(name, part)]),
    ),
    { requiredKeys: required },
  )

/** Values of a JSON schema, right in shape though not in meaning. */
function shaped(shape: Shape): fc.Arbitrary<unknown> {
  if (shape.const !== undefined) return fc.constant(shape.const)
  if (shape.enum) return fc.constantFrom(...shape.enum)
  if (shape.anyOf) return fc.oneof(...shape.anyOf.map(shaped))
  const kinds: Record<string, () => fc.Arbitrary<unknown>> = {
    object: () => record(shape),
    array: () => fc.array(shaped(shape.items ?? {}), { maxLength: 3 }),
    string: () => fc.oneof(fc.constantFrom(...likely), fc.string({ maxLength: 20 })),
    integer: () => numbers(shape),
    number: () => numbers(shape),
    boolean: () => fc.boolean(),
    null: () => fc.constant(null),
  }
  const names = [shape.type ?? []].flat()
  const known = names.flatMap((name) => kinds[name]?.() ?? [])
  return known.length > 0 ? fc.oneof(...known) : fc.constantFrom<unknown>(...likely, 1, true, null)
}

type Slot = { holder: Record<string, unknown>; key: string }

function slotsOf(value: unknown): Slot[] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Record<string, unknown>
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...slotsOf(holder[key])])
}

/** Spoils one place of a value, or adds to it what no form sends. */
const spoilt = (value: fc.Arbitrary<unknown>) =>
  fc
    .tuple(value, fc.nat(), fc.constantFrom(...hostileValues), fc.nat(3))
    .map(([original, place, hostile, way]) => {
      const copy: unknown = structuredClone(original)
      const slots = slotsOf(copy)
      const slot = slots[place % Math.max(1, slots.length)]
      if (!slot) return hostile
      const { holder, key } = slot
      if (way === 0) delete holder[key]
      else if (way === 1) holder[key] = [holder[key], holder[key]]
      else if (way === 2)
        Object.assign(holder, { price: 1, role: 'admin', isPaid: true, userId: 1 })
      else holder[key] = hostile
      return copy
    })

const jsonShape = (schema: unknown) =>
  z.toJSONSchema(schema as z.ZodMiniType, { io: 'input', unrepresentable: 'any' }) as Shape

const encoded = (value: unknown) => {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  // Half a surrogate pair has no encoding.
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'))
}

const queryOf = (endpoint: Endpoint) => {
  const names = Object.keys(endpoint.query?.shape ?? {})
  const values = fc.constantFrom<unknown>(...likely, '0,1', ...hostileValues)
  return fc
    .array(fc.tuple(fc.constantFrom(...names, 'page', '__proto__', 'x'), values), { maxLength: 4 })
    .map((pairs) => pairs.map(([name, value]) => `${name}=${encoded(value)}`).join('&'))
}

const pathOf = ({ path }: Endpoint) => {
  const names = path.match(/\{\w+\}/g) ?? []
  // Without its value the path would be another call's.
  const value = fc.constantFrom(...likely, ...likely, ...hostileTexts.filter(Boolean))
  return fc
    .tuple(...names.map(() => value))
    .map((values) =>
      names.reduce((made, name, index) => made.replace(name, encoded(values[index] ?? '')), path),
    )
}

/** Bodies of the right shape. */
export const rightBodiesOf = ({ body }: Endpoint): fc.Arbitrary<unknown> =>
  body ? shaped(jsonShape(body)) : fc.constant(undefined)

const bodyOf = (endpoint: Endpoint) => {
  if (!endpoint.body) return fc.constant(undefined)
  const right = rightBodiesOf(endpoint)
  return fc.oneof(
    { arbitrary: right, weight: 3 },
    { arbitrary: spoilt(right), weight: 6 },
    { arbitrary: fc.constantFrom(...hostileValues), weight: 1 },
  )
}

/** Calls of one endpoint: right, at the limits, of wrong types, with parts missing, doubled or added, and hostile. */
export const callsOf = (endpoint: Endpoint): fc.Arbitrary<GeneratedCall> =>
  fc.tuple(pathOf(endpoint), queryOf(endpoint), bodyOf(endpoint)).map(([path, query, body]) => ({
    method: endpoint.method,
    address: query ? `${path}?${query}` : path,
    ...(endpoint.method !== 'GET' && { body: JSON.stringify(body) ?? '{}' }),
  }))

/** Successful answers of one endpoint, right in shape though not in meaning. */
export const answersOf = ({ response }: Endpoint): fc.Arbitrary<unknown> =>
  shaped(jsonShape(response))

/** What is wrong with an answer; undefined when it is one the contract knows. */
export async function faultOf(endpoint: Endpoint, answer: Response): Promise<string | undefined> {
  if (answer.status >= 500) return `answered ${answer.status}`
  if (answer.status >= 300 && answer.status < 400) return undefined
  const type = answer.headers.get('content-type') ?? ''
  if (!type.startsWith('application/json'))
    return answer.ok ? undefined : `${answer.status} is no JSON but ${type}`
  const body: unknown = await answer.json()
  const schema = answer.ok ? endpoint.response : ErrorBody
  const { success, error } = schema.safeParse(body)
  return success
    ? undefined
    : `${answer.status} is not as promised: ${error.message.replace(/\s+/g, ' ')}`
}
