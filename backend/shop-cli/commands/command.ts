import { readFileSync } from 'node:fs'
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
export const options = {
  status: text,
  search: text,
  view: text,
  page: text,
  paid: text,
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
export type Values = { [N in Name]?: string | boolean | undefined }

export const textOf = (values: Values, name: Name) => {
  const value = values[name]
  return typeof value === 'string' ? value : undefined
}

export function numberOf(values: Values, name: Name): number | undefined {
  const value = textOf(values, name)
  if (value === undefined) return undefined
  if (!/^\d{1,10}$/.test(value)) throw new UsageError(texts.badNumber(name))
  return Number(value)
}

export const shownOf = ({ show, hide }: Values) => (show ? true : hide ? false : undefined)

export function htmlOf(values: Values): string | undefined {
  const file = textOf(values, 'content')
  return file === undefined ? undefined : readFileSync(file, 'utf8')
}

export const given = (body: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))

export const at = (path: string, target: string) =>
  `/api/staff/${path}/${encodeURIComponent(target)}`

/** Changes an article or a page: its title, what stands below it, its content, whether it is shown. */
export const changeText = (
  address: string,
  values: Values,
  below: 'summary' | 'description',
): StaffRequest => ({
  method: 'PATCH',
  path: address,
  isText: true,
  body: given({
    title: textOf(values, 'title'),
    [below]: textOf(values, below),
    content: htmlOf(values),
    isPublished: shownOf(values),
  }),
})

/** What the staff type to work on one thing of the shop. */
export type Commands = {
  /** Their lines of the help. */
  usage: string
  /** The call that is meant; null when these words are none of the commands. */
  parse: (words: readonly string[], values: Values) => StaffRequest | null
}
