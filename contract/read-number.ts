import { comparable } from '@/contract/comparable'

/** A number as it was meant; `either` when the same signs may mean two numbers, and whoever wrote them must say which. */
export type Reading = { value: number } | { either: readonly number[] }

type Ways = {
  /** `1.250` may be one and a quarter; else it is 1,250, as Vietnamese writes thousands. */
  isDecimalLikely?: boolean
}

const plainDigits = (text: string) => Number(text.replace(/[.,]/g, ''))

/** What spreadsheets calculate of whole numbers: `85499.99999999999`. They show fifteen digits themselves. */
const withoutDust = (value: number) => Number(value.toPrecision(14))

function decimal(whole: string, part: string): Reading {
  return { value: withoutDust(Number(`${plainDigits(whole)}.${part}`)) }
}

const GROUPED = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/

/** One mark parts whole and fraction; of two kinds the last does. */
function readFraction(text: string): Reading | null {
  const marks = text.replace(/\d/g, '')
  const last = marks.at(-1) ?? ''
  const at = text.lastIndexOf(last)
  const [whole, part] = [text.slice(0, at), text.slice(at + 1)]
  if (marks.length === 1) return decimal(whole, part)
  return GROUPED.test(whole) && marks[0] !== last ? decimal(whole, part) : null
}

function readMarked(text: string, { isDecimalLikely = false }: Ways): Reading | null {
  const marks = text.replace(/\d/g, '')
  const isGrouped = GROUPED.test(text)
  if (isGrouped && marks.length > 1) return { value: plainDigits(text) }
  if (isGrouped && !text.startsWith('0')) {
    if (!isDecimalLikely) return { value: plainDigits(text) }
    return { either: [Number(text.replace(',', '.')), plainDigits(text)] }
  }
  return readFraction(text)
}

/** A number from 0 up as people and programs write it: `1250`, `1.250`, `1 250`, `1,250.00`, `1.250,00`; null when it is none. */
export function readNumber(typed: string, ways: Ways = {}): Reading | null {
  const text = comparable(typed)
  const joined = /^\d{1,3}(?:[ '’]\d{3})+(?:[.,]\d+)?$/.test(text)
    ? text.replace(/[ '’]/g, '')
    : text
  if (/^\d{1,15}$/.test(joined)) return { value: Number(joined) }
  if (joined.length > 40 || !/^\d*[.,][\d.,]*\d$/.test(joined)) return null
  return readMarked(joined, ways)
}

const CURRENCY = /^(?:vn[đd]|đồng|[₫đ])\.? ?| ?(?:vn[đd]|đồng|[₫đ])\.?$/giu
/** `95.000,-` and `95.000đ/cuốn`: nothing behind the mark, and what it is the price of. */
const BEHIND = /[.,]-$| ?\/ ?(?:1 ?)?(?:cuốn|quyển|bản|bộ|tập|cái|chiếc)$/iu
/** `95k`, `95 nghìn`, `1,2 tr`: people write prices like this, and files almost never mean it. */
const SHORT: Readonly<Record<string, number>> = {
  ...{ k: 1e3, n: 1e3, ng: 1e3, ngàn: 1e3, nghìn: 1e3 },
  ...{ tr: 1e6, triệu: 1e6, m: 1e6 },
}

const isWhole = (value: number) => Number.isSafeInteger(value)

/** `1tr2` is 1.2 million. */
const readSplit = (text: string) => text.replace(/^(\d+) ?(tr|triệu) ?(\d{1,3})$/iu, '$1,$3$2')

function readShort(typed: string): Reading | null {
  const text = readSplit(typed)
  const [, amount = '', unit = ''] = /^([\d.,]+) ?(\p{L}+)$/u.exec(text) ?? []
  const times = SHORT[unit.toLowerCase()]
  const read = times === undefined ? null : readNumber(amount, { isDecimalLikely: true })
  if (!read || !times) return null
  const values = ('value' in read ? [read.value] : read.either).map((one) =>
    withoutDust(one * times),
  )
  return values.every(isWhole) ? { either: values } : null
}

/**
 * An amount of whole đồng, with or without its currency. `95k` is asked about rather than read; a fraction of a đồng, an amount below
 * zero and another currency are none.
 */
export function readMoney(typed: string, ways: Ways = {}): Reading | null {
  const text = comparable(typed).replace(BEHIND, '').replace(CURRENCY, '').trim()
  const short = readShort(text)
  if (short) return short
  const read = readNumber(text, ways)
  if (!read) return null
  if ('value' in read) return isWhole(read.value) ? read : null
  const whole = read.either.filter(isWhole)
  return whole.length > 0 ? { either: whole } : null
}
