import { shown } from '@/contract-tools/check/answer'
import type { Finding } from '@/contract-tools/check/finding'
import { gatherFaults, pathText } from '@/contract-tools/check/judge-shape'

type Fault = Pick<Finding, 'rule' | 'path' | 'expected' | 'seen'>
type Field = { path: PropertyKey[]; key: string; value: unknown }

function* fieldsOf(value: unknown, path: PropertyKey[] = []): Generator<Field> {
  if (typeof value !== 'object' || value === null) {
    const key = path.findLast((part) => typeof part === 'string')
    yield { path, key: String(key ?? ''), value }
    return
  }
  const entries: [PropertyKey, unknown][] = Array.isArray(value)
    ? value.map((one, index) => [index, one])
    : Object.entries(value)
  for (const [key, part] of entries) yield* fieldsOf(part, [...path, key])
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/
const DAY = /^\d{4}-\d{2}-\d{2}$/
/** UTF-8 read as Windows-1252 and written as UTF-8 once more, or read with signs missing. */
const GARBLED = /\ufffd|á[º»]|Ã[\u0080-\u00bf©¨ª«¬®¯±²³´µ¶·¸¹º]|Æ[°¡]|Ä[\u0090‘’“”]|â€/
const momentKey = /(?:Time|expireDate|expires|deadline|payBefore)$/
const moneyKey =
  /^(?:price|priceSale|flashSalePrice|total|subTotal|discount[A-Z]\w+|shippingFee|amount|feeFrom|freeFrom|minOrder)$/
const addressKey = /^(?:slug|newsURL|categorySlug|productSlug|courseSlug)$/
const pictureKey = /^(?:originalUrl|originalSizeURL|imageURL|bannerURL|photoURL)$/

type Judgement = (field: Field) => Omit<Fault, 'path'> | false

const wrongMoment: Judgement = ({ key, value }) =>
  momentKey.test(key) &&
  typeof value === 'string' &&
  !(MOMENT.test(value) && !Number.isNaN(Date.parse(value))) && {
    rule: 'moment',
    expected: 'a moment with its zone, such as 2026-01-05T03:10:00Z',
    seen: shown(value),
  }
const wrongDay: Judgement = ({ key, value }) =>
  key === 'birthday' &&
  typeof value === 'string' &&
  !DAY.test(value) && { rule: 'moment', expected: 'a day as yyyy-MM-dd', seen: shown(value) }
const wrongMoney: Judgement = ({ key, value }) =>
  moneyKey.test(key) &&
  typeof value === 'number' &&
  !(Number.isInteger(value) && value >= 0) && {
    rule: 'money',
    expected: 'whole đồng, not below 0',
    seen: shown(value),
  }
const wrongText: Judgement = ({ value }) =>
  typeof value === 'string' &&
  (GARBLED.test(value) || value !== value.normalize('NFC')) && {
    rule: 'text',
    expected: 'Vietnamese in UTF-8, composed (NFC)',
    seen: shown(value),
  }
const wrongAddress: Judgement = ({ key, value }) =>
  addressKey.test(key) &&
  typeof value === 'string' &&
  value !== '' &&
  !/^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/.test(value) && {
    rule: 'address',
    expected: 'words of an address, such as toan-lop-1',
    seen: shown(value),
  }
const wrongPicture: Judgement = ({ key, value }) =>
  pictureKey.test(key) &&
  typeof value === 'string' &&
  !/^(?:https?:\/\/|\/(?!\/))/.test(value) && {
    rule: 'address',
    expected: 'a path of the upstream or an http(s) address',
    seen: shown(value),
  }

const judgements = [wrongMoment, wrongDay, wrongMoney, wrongText, wrongAddress, wrongPicture]

const idOf = (row: unknown): unknown =>
  typeof row === 'object' && row !== null
    ? Object.entries(row).find(([key]) => /^id$|Id$/.test(key))?.[1]
    : undefined

/** The rows of a list, wherever the answer holds them. */
export function rowsOf(json: unknown): unknown[] {
  const data = (json as { data?: unknown } | undefined)?.data
  if (Array.isArray(data)) return data
  if (typeof data !== 'object' || data === null) return []
  const lists = Object.values(data).filter((part): part is unknown[] => Array.isArray(part))
  return lists[0] ?? []
}
export const rowIds = (json: unknown): unknown[] =>
  rowsOf(json)
    .map(idOf)
    .filter((id) => id !== undefined && id !== null)

function doubledRows(json: unknown): Fault[] {
  const ids = rowIds(json)
  const doubled = ids.find((id, index) => ids.indexOf(id) < index)
  const expected = 'each row once'
  return doubled === undefined
    ? []
    : [{ rule: 'unique', path: 'data[]', expected, seen: `${shown(doubled)} twice` }]
}

type Cart = {
  cartDetails: { priceSale: number; Quantity: number; total: number }[]
  totalProducts: number
  subTotal: number
  discountVoucher: number
  discountCoupon: number
  discountAffiliate: number
  shippingFee: number
  total: number
}
const isCart = (data: unknown): data is Cart =>
  typeof data === 'object' && data !== null && 'cartDetails' in data && 'discountVoucher' in data

function wrongSums(json: unknown): Fault[] {
  const data = (json as { data?: unknown } | undefined)?.data
  if (!isCart(data)) return []
  const { cartDetails: lines, discountVoucher, discountCoupon, discountAffiliate } = data
  const subTotal = lines.reduce((sum, { total }) => sum + total, 0)
  const discounts = discountVoucher + discountCoupon + discountAffiliate
  const total = Math.max(0, data.subTotal - discounts) + data.shippingFee
  const copies = lines.reduce((sum, { Quantity }) => sum + Quantity, 0)
  const pairs: [string, number, number][] = [
    ...lines.map(({ priceSale, Quantity, total: own }): [string, number, number] => [
      'data.cartDetails[].total',
      priceSale * Quantity,
      own,
    ]),
    ['data.subTotal', subTotal, data.subTotal],
    ['data.total', total, data.total],
    ['data.totalProducts', copies, data.totalProducts],
  ]
  return pairs
    .filter(([, expected, seen]) => expected !== seen)
    .map(([path, expected, seen]) => ({
      rule: 'sums',
      path,
      expected: String(expected),
      seen: String(seen),
    }))
}

/** What a readable answer says that cannot be: the schema knows only its form. */
export function valueFaults(json: unknown): Fault[] {
  const faults = [...fieldsOf(json)].flatMap((field) =>
    judgements.flatMap((judge) => {
      const fault = judge(field)
      return fault ? [{ ...fault, path: pathText(field.path) }] : []
    }),
  )
  return [...gatherFaults(faults), ...doubledRows(json), ...gatherFaults(wrongSums(json))]
}
