import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { shopCliTexts as texts } from '@/backend/shop-cli/texts'

/** One call to the backend. */
export type StaffRequest = {
  method: 'GET' | 'PATCH' | 'POST' | 'DELETE'
  path: string
  body?: Record<string, unknown>
  /** A text with versions: it is read first, so that the change names the version it was made from. */
  isText?: true
}

/** What was typed cannot be understood; the text says what is missing. */
export class UsageError extends Error {
  override name = 'UsageError'
}

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const options = {
  status: text,
  search: text,
  view: text,
  page: text,
  paid: flag,
  note: text,
  price: text,
  'sale-price': text,
  stock: text,
  show: flag,
  hide: flag,
  title: text,
  summary: text,
  description: text,
  content: text,
  percent: text,
  amount: text,
  shipping: text,
  coupon: flag,
  'min-order': text,
  max: text,
  limit: text,
  'per-user': text,
  private: flag,
  from: text,
  until: text,
  ward: text,
  city: text,
  code: text,
} as const

type Name = keyof typeof options
type Values = { [N in Name]?: string | boolean | undefined }

const textOf = (values: Values, name: Name) => {
  const value = values[name]
  return typeof value === 'string' ? value : undefined
}

function numberOf(values: Values, name: Name): number | undefined {
  const value = textOf(values, name)
  if (value === undefined) return undefined
  if (!/^\d{1,10}$/.test(value)) throw new UsageError(texts.badNumber(name))
  return Number(value)
}

const shownOf = ({ show, hide }: Values) => (show ? true : hide ? false : undefined)

function htmlOf(values: Values): string | undefined {
  const file = textOf(values, 'content')
  return file === undefined ? undefined : readFileSync(file, 'utf8')
}

const given = (body: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))

const discounts = [
  ['percent', 1],
  ['amount', 2],
  ['shipping', 3],
] as const

function discountOf(values: Values) {
  const named = discounts.filter(([name]) => values[name] !== undefined)
  const [only] = named
  if (!only || named.length > 1) throw new UsageError(texts.oneDiscount)
  return { discountType: only[1], value: numberOf(values, only[0]) }
}

type Command = (target: string, values: Values) => StaffRequest

const at = (path: string, target: string) => `/api/staff/${path}/${encodeURIComponent(target)}`

const commands: Record<string, Command> = {
  product: (target, values) => ({
    method: 'PATCH',
    path: at('products', target),
    body: given({
      price: numberOf(values, 'price'),
      priceSale: numberOf(values, 'sale-price'),
      stock: numberOf(values, 'stock'),
      isActive: shownOf(values),
      productName: textOf(values, 'title'),
      description: htmlOf(values),
    }),
  }),
  news: (target, values) => ({
    method: 'PATCH',
    path: at('news', target),
    isText: true,
    body: given({
      title: textOf(values, 'title'),
      summary: textOf(values, 'summary'),
      content: htmlOf(values),
      isPublished: shownOf(values),
    }),
  }),
  page: (target, values) => ({
    method: 'PATCH',
    path: at('pages', target),
    isText: true,
    body: given({
      title: textOf(values, 'title'),
      description: textOf(values, 'description'),
      content: htmlOf(values),
      isPublished: shownOf(values),
    }),
  }),
  voucher: (target, values) => ({
    method: 'POST',
    path: '/api/staff/vouchers',
    body: given({
      code: target,
      kind: values.coupon ? 2 : 1,
      title: textOf(values, 'title') ?? target,
      description: textOf(values, 'description'),
      ...discountOf(values),
      minOrder: numberOf(values, 'min-order'),
      maxDiscount: numberOf(values, 'max'),
      usageLimit: numberOf(values, 'limit'),
      perUserLimit: numberOf(values, 'per-user'),
      isPublic: values.private ? false : undefined,
      startTime: textOf(values, 'from'),
      endTime: textOf(values, 'until'),
    }),
  }),
}

const lists = ['orders', 'payments']

const listOf = (list: string, values: Values): StaffRequest => {
  const query = new URLSearchParams({ page: String(numberOf(values, 'page') ?? 1) })
  const status = numberOf(values, 'status')
  if (status !== undefined) query.set('status', String(status))
  for (const name of ['search', 'view'] as const) {
    const value = textOf(values, name)
    if (value !== undefined) query.set(name, value)
  }
  return { method: 'GET', path: `/api/staff/${list}?${query}` }
}

const moveOf: Command = (target, values) => ({
  method: 'PATCH',
  path: at('orders', target),
  body: given({
    status: numberOf(values, 'status'),
    isPaid: values.paid || undefined,
    note: textOf(values, 'note'),
  }),
})

const giveOf = (code: string, email: string): StaffRequest => ({
  method: 'POST',
  path: `${at('vouchers', code)}/give`,
  body: { email },
})

/** Parcels of an order by its id, one of them by its own code. */
const parcelWays: Record<string, (target: string) => StaffRequest> = {
  show: (order) => ({ method: 'GET', path: `${at('orders', order)}/parcels` }),
  send: (order) => ({ method: 'POST', path: `${at('orders', order)}/parcels`, body: {} }),
  cancel: (code) => ({ method: 'DELETE', path: at('parcels', code) }),
  label: (code) => ({ method: 'GET', path: `${at('parcels', code)}/label` }),
}

function parcelOf(way: string, target: string): StaffRequest {
  const request = Object.hasOwn(parcelWays, way) ? parcelWays[way] : undefined
  if (!request || !target) throw new UsageError(texts.usage)
  return request(target)
}

const wardsOf = (way: string, ward: string, values: Values): StaffRequest => {
  const page = numberOf(values, 'page') ?? 1
  if (way === '') return { method: 'GET', path: `/api/staff/carrier-wards?page=${page}` }
  if (way === 'refresh') return { method: 'POST', path: '/api/staff/carrier-wards/refresh' }
  if (way !== 'set' || !ward) throw new UsageError(texts.usage)
  return {
    method: 'PATCH',
    path: at('carrier-wards', ward),
    body: given({
      wardName: textOf(values, 'ward'),
      cityName: textOf(values, 'city'),
      code: textOf(values, 'code'),
    }),
  }
}

/** Commands with a word of what to do and what to do it with. */
const ways: Record<string, (way: string, target: string, values: Values) => StaffRequest> = {
  parcel: parcelOf,
  'carrier-wards': wardsOf,
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true })
  } catch {
    throw new UsageError(texts.usage)
  }
}

/** The call a typed command stands for. */
export function requestOf(args: string[]): StaffRequest {
  const { positionals, values } = parsed(args)
  const [command = '', ...rest] = positionals
  if (lists.includes(command) && rest.length === 0) return listOf(command, values)
  const [first = '', second = '', third = ''] = rest
  if (command === 'order' && first === 'move' && second && rest.length === 2)
    return moveOf(second, values)
  const several = Object.hasOwn(ways, command) ? ways[command] : undefined
  if (several && rest.length <= 2) return several(first, second, values)
  if (command === 'voucher' && first === 'give' && third && rest.length === 3)
    return giveOf(second, third)
  const make = Object.hasOwn(commands, command) ? commands[command] : undefined
  if (!make || !first || rest.length !== 1) throw new UsageError(texts.usage)
  return make(first, values)
}
