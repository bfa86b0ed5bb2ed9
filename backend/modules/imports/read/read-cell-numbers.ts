import type { Choice, Given, Problem } from '@/backend/modules/imports/import-row'
import { askTax, taxSaid, withTax } from '@/backend/modules/imports/read/ask-tax'
import type { Cell } from '@/backend/modules/imports/read/read-cells'
import { headingOf } from '@/backend/modules/imports/read/usual-headings'
import { askTexts, rowTexts } from '@/backend/modules/imports/texts'
import { readMoney, readNumber } from '@/contract/read-number'
import type { ImportField } from '@/contract/staff/import-records'

/** What a cell says, what is wrong or worth knowing of it, or both. */
export type Read =
  | { value: Partial<Given> }
  | { problem: Problem }
  | { value: Partial<Given>; problem: Problem }

const MOST_WEIGHT = 100_000
const dong = (amount: number) => amount.toLocaleString('vi-VN')

const fault = (field: ImportField, text: string): Read => ({ problem: { field, text } })
const asked = (field: ImportField, text: string, key: string, choices: Choice[]): Read => ({
  problem: { field, text, ask: { key, choices } },
})

/** A price that may be two: what somebody has said of all such prices counts, else it is asked. */
function eitherAmount({ field, text, ways }: Cell, either: readonly number[]): Read {
  const [first = 0, second] = either
  const key = second === undefined ? 'money.short' : 'money.grouped'
  const values = second === undefined ? { yes: first } : { decimal: first, thousands: second }
  const said = ways.answers[key]
  const value = Object.entries(values).find(([name]) => name === said)?.[1]
  if (value !== undefined) return { value: { [field]: value } }
  const choices = Object.entries(values).map(([name, amount]) => ({
    value: name,
    label: askTexts.means(text, dong(amount)),
  }))
  return asked(field, rowTexts.eitherAmount(text), key, choices)
}

/** No book costs so few đồng. */
const LEAST_DONG = 500
const ROUNDED_TO = 1000
/** What is asked of a table in other money. */
export const FILE_RATE = 'rate.file'

function exchanged(field: ImportField, said: string, amount: number, rate: number): Read {
  const whole = Math.ceil(Math.round(amount) / ROUNDED_TO) * ROUNDED_TO
  const text = rowTexts.exchanged(said, dong(rate), dong(whole))
  return { value: { [field]: whole }, problem: { field, text, isNote: true } }
}

/** A price of a file in other money, by its fraction or because it is so low; one rate for the file counts for all of them. */
function foreignAmount({ field, text, ways }: Cell): Read | null {
  const [, digits = ''] = /^\D{0,4}(\d{1,7}(?:[.,]\d{1,2})?)\D{0,4}$/.exec(text) ?? []
  const amount = Number(digits.replace(',', '.'))
  if (digits === '' || amount === 0) return null
  const rate = Number(ways.answers[FILE_RATE])
  if (rate === 1) return { value: { [field]: Math.round(amount) } }
  if (rate > 0) return exchanged(field, digits, amount * rate, rate)
  const hasCents = /[.,]\d\d$/.test(digits) && !Number.isInteger(amount)
  const isLow = ways.preset?.isDecimal === true && amount < LEAST_DONG
  return hasCents || isLow || ways.isForeign
    ? asked(field, rowTexts.otherMoney(text), FILE_RATE, [])
    : null
}

/** A price without tax: which rate is to be added is asked once for the file. */
function taxed(cell: Cell, read: Read): Read {
  const { field, text, heading, ways } = cell
  if (!ways.preset?.untaxed?.includes(headingOf(heading)) || !('value' in read)) return read
  const rate = taxSaid(ways.answers)
  if (rate === null) return { problem: askTax(field, text) }
  return { value: { price: withTax(read.value.price ?? 0, rate) } }
}

export const readAmount = (cell: Cell): Read => taxed(cell, readPlainAmount(cell))

function readPlainAmount(cell: Cell): Read {
  const { field, text, mark, ways } = cell
  if (mark.isDate) return fault(field, rowTexts.excelDate(text))
  const foreign = foreignAmount(cell)
  if (foreign) return foreign
  // The one sign of a number in a spreadsheet's own form parts its fraction.
  if (mark.isNumber) return fault(field, rowTexts.notNumber(text))
  const read = readMoney(text, ways.preset?.isDecimal ? { isDecimalLikely: true } : {})
  if (!read) return fault(field, rowTexts.notNumber(text))
  return 'value' in read ? { value: { [field]: read.value } } : eitherAmount(cell, read.either)
}

/** Copies, pages: whole numbers, with or without the word behind them. */
export function readCount({ field, text, mark }: Cell): Read {
  if (mark.isDate) return fault(field, rowTexts.excelDate(text))
  const read = mark.isNumber
    ? null
    : readNumber(text.replace(/(?<!\s)\s*(?:trang|tr|cuốn|bản|quyển)\.?$/iu, ''))
  const value = read && 'value' in read ? read.value : null
  if (value === null || !Number.isSafeInteger(value)) return fault(field, rowTexts.notNumber(text))
  return { value: { [field]: value } }
}

/** A date tells its year. */
export function readYear({ field, text }: Cell): Read {
  const [year, ...others] = text.match(/(?<!\d)(?:1[89]|20)\d\d(?!\d)/g) ?? []
  return year !== undefined && others.length === 0
    ? { value: { publishYear: Number(year) } }
    : fault(field, rowTexts.notYear(text))
}

const units: Readonly<Record<string, number>> = {
  ...{ kg: 1000, kilogram: 1000, lbs: 453.592, lb: 453.592, oz: 28.3495 },
  ...{ g: 1, gr: 1, gram: 1, grams: 1, gam: 1 },
}
const unitIn = (text: string) => {
  const [, unit = ''] =
    /(?:^|[\s(\d])(kg|kilogram|lbs?|oz|gram?s?|gr?|gam)\)?\.?$/i.exec(text) ?? []
  return units[unit.toLowerCase()]
}

/** Grams, from the unit of the cell, of its heading, or of the system that wrote the file. */
export function readWeight({ field, text, mark, heading, ways }: Cell): Read {
  if (mark.isDate) return fault(field, rowTexts.excelDate(text))
  const usual = ways.preset?.isKilograms || ways.answers['weight.kg'] === 'yes' ? 1000 : undefined
  const unit = unitIn(text) ?? unitIn(heading.trim()) ?? usual
  const plain = text.replace(/(?<!\s)\s*(?:kg|kilogram|lbs?|oz|gram?s?|gr?|gam)\.?$/i, '')
  const read = mark.isNumber
    ? { value: Number(text) }
    : readNumber(plain, unit && unit > 1 ? { isDecimalLikely: true } : {})
  if (!read) return fault(field, rowTexts.notNumber(text))
  return gramsIn({ field, text }, 'value' in read ? [read.value] : read.either, unit)
}

/** A weight in grams: of several readings of a number the plausible one; exports write 0 for an unknown weight. */
function gramsIn(
  { field, text }: Pick<Cell, 'field' | 'text'>,
  amounts: readonly number[],
  unit: number | undefined,
): Read {
  const grams = amounts.map((one) => one * (unit ?? 1)).filter((one) => one <= MOST_WEIGHT)
  const [value = Number.POSITIVE_INFINITY] = grams
  if (value === 0) return { value: {} }
  if (unit === undefined && !Number.isInteger(value))
    return asked(field, rowTexts.notGrams(text), 'weight.kg', [
      { value: 'yes', label: askTexts.kilograms },
    ])
  return { value: { [field]: Math.round(value) } }
}
