import type { Choice, Given, Problem } from '@/backend/modules/imports/import-row'
import { askTax, taxSaid, withTax } from '@/backend/modules/imports/read/ask-tax'
import { all, type OnixElement, textAt } from '@/backend/modules/imports/read/onix-element'
import { askTexts, rowTexts } from '@/backend/modules/imports/texts'
import { readMoney } from '@/contract/read-number'

/** What the header of a message says once for all products. */
export type OnixDefaults = { currency: string; priceType: string; language: string }
/** How a message is read: its defaults, the answers of whoever imports it, the day. */
export type OnixWays = {
  defaults: OnixDefaults
  answers: Readonly<Record<string, string>>
  today: string
}

export const onixDefaults = (header: OnixElement | null): OnixDefaults => ({
  currency: header ? textAt(header, 'defaultcurrencycode') : '',
  priceType: header ? textAt(header, 'defaultpricetype') : '',
  language: header ? textAt(header, 'defaultlanguageoftext') : '',
})

type Price = { element: OnixElement; type: string; currency: string; percent: number | null }

/** Codelist 171: 01 is value added tax. */
function percentOf(element: OnixElement): number | null {
  const taxes = all(element, 'tax').filter((one) => ['', '01'].includes(textAt(one, 'taxtype')))
  const said = taxes.map((one) => textAt(one, 'taxratepercent')).find((text) => /^\d/.test(text))
  return said === undefined ? null : Number(said)
}

/** Codelist 173: 14 from, 15 until; a price of yesterday or tomorrow is none of today. */
function isOfToday(element: OnixElement, today: string): boolean {
  return all(element, 'pricedate').every((date) => {
    const role = textAt(date, 'pricedaterole')
    const day = textAt(date, 'date')
      .replace(/\D/g, '')
      .slice(0, 8)
      .padEnd(8, role === '15' ? '9' : '0')
    if (role === '14') return day <= today
    return role === '15' ? day >= today : true
  })
}

function pricesOf(product: OnixElement, { defaults, today }: OnixWays): Price[] {
  return all(product, 'productsupply', 'supplydetail', 'price')
    .filter((element) => isOfToday(element, today))
    .map((element) => ({
      element,
      type: textAt(element, 'pricetype') || defaults.priceType,
      currency: (textAt(element, 'currencycode') || defaults.currency).toUpperCase(),
      percent: percentOf(element),
    }))
}

/** Codelist 58, what a reader pays: with tax first, then without; of promotions those with tax. */
const WITH_TAX = ['02', '42', '04', '22']
const WITHOUT_TAX = ['01', '41', '03', '21']
const SPECIAL = ['12', '14']

const firstType = (prices: readonly Price[], types: readonly string[]) =>
  types.map((type) => prices.find((one) => one.type === type)).find((one) => one !== undefined)

const dong = (amount: number) => amount.toLocaleString('vi-VN')

type Said = { amount?: number; problems: Problem[] }

/** The amount as the file writes it; `95.000` may be 95 by the standard, and is 95,000 to whoever typed it here. */
function amountOf({ element }: Price, field: string, { answers }: OnixWays): Said {
  const said = textAt(element, 'priceamount')
  const read = readMoney(said, { isDecimalLikely: true })
  if (!read) return { problems: [{ field, text: rowTexts.notNumber(said) }] }
  if ('value' in read) return { amount: read.value, problems: [] }
  const [decimal = 0, thousands = decimal] = read.either
  const answer = answers['money.grouped']
  if (answer === 'decimal') return { amount: decimal, problems: [] }
  if (answer === 'thousands') return { amount: thousands, problems: [] }
  const choices: Choice[] = [
    { value: 'decimal', label: askTexts.means(said, dong(decimal)) },
    { value: 'thousands', label: askTexts.means(said, dong(thousands)) },
  ]
  const text = rowTexts.eitherAmount(said)
  return { problems: [{ field, text, ask: { key: 'money.grouped', choices } }] }
}

/** Tax is added where the file names it; else whoever imports says which it is. */
function taxed(price: Price, said: Said, { answers }: OnixWays): Said {
  const { amount } = said
  if (amount === undefined || !WITHOUT_TAX.includes(price.type)) return said
  const percent = price.percent ?? taxSaid(answers)
  if (percent === null) return { problems: [askTax('price', dong(amount))] }
  const whole = withTax(amount, percent)
  const text = rowTexts.taxAdded(dong(amount), percent, dong(whole))
  return { amount: whole, problems: [{ field: 'price', text, isNote: true }] }
}

const ROUNDED_TO = 1000

/** A book with a price in other money alone: by the rate somebody names, rounded up to whole thousands. */
function foreignPrice(prices: readonly Price[], { answers }: OnixWays): Said {
  const price = firstType(prices, [...WITH_TAX, ...WITHOUT_TAX]) ?? prices[0]
  const currency = price?.currency ?? ''
  const said = price ? textAt(price.element, 'priceamount') : ''
  const amount = Number(said)
  if (!price || !/^[A-Z]{3}$/.test(currency) || !(amount > 0))
    return { problems: [{ field: 'price', text: rowTexts.noVnd }] }
  const key = `rate.${currency}`
  const rate = Number(answers[key])
  if (!(rate > 0)) {
    const text = rowTexts.foreignPrice(said, currency)
    return { problems: [{ field: 'price', text, ask: { key, choices: [] } }] }
  }
  const whole = Math.ceil(Math.round(amount * rate) / ROUNDED_TO) * ROUNDED_TO
  const text = rowTexts.exchanged(`${said} ${currency}`, dong(rate), dong(whole))
  return { amount: whole, problems: [{ field: 'price', text, isNote: true }] }
}

/** A publisher writes 0 for what is not subject to the tax. */
const vatClassOf = (percent: number | null) =>
  (({ 0: 'exempt', 5: 'reduced', 8: 'standard', 10: 'standard' }) as const)[percent ?? -1]

/** What a reader pays today, in đồng, with the tax of that very price. */
export function onixPrices(
  product: OnixElement,
  ways: OnixWays,
): { given: Given; problems: Problem[] } {
  const prices = pricesOf(product, ways)
  if (prices.length === 0) return { given: {}, problems: [] }
  const here = prices.filter(({ currency }) => currency === 'VND')
  const usual = firstType(here, [...WITH_TAX, ...WITHOUT_TAX])
  if (!usual) {
    const { amount, problems } = foreignPrice(prices, ways)
    return { given: amount === undefined ? {} : { price: amount }, problems }
  }
  const { amount: price, problems } = taxed(usual, amountOf(usual, 'price', ways), ways)
  const special = firstType(here, SPECIAL)
  const lower = special ? amountOf(special, 'priceSale', ways) : { problems: [] }
  const vatClass = vatClassOf(usual.percent)
  return {
    given: {
      ...(price !== undefined && { price }),
      ...('amount' in lower && lower.amount !== undefined && { priceSale: lower.amount }),
      ...(vatClass && { vatClass }),
    },
    problems: [...problems, ...lower.problems],
  }
}

/** Copies in a supplier's warehouse are not on our shelves. */
export function supplierStock(product: OnixElement): Problem[] {
  const said = textAt(product, 'productsupply', 'supplydetail', 'stock', 'onhand')
  return said === '' ? [] : [{ field: 'stock', text: rowTexts.supplierStock(said), isNote: true }]
}

/** Codelists 150 and 2: what is no printed book for the shelf. */
export function notPrinted(product: OnixElement): Problem[] {
  const detail = all(product, 'descriptivedetail')[0]
  const form = detail ? textAt(detail, 'productform').toUpperCase() : ''
  const composition = detail ? textAt(detail, 'productcomposition') : ''
  const kinds = { A: 'audio', D: 'digital', E: 'digital', L: 'digital', V: 'film' } as const
  const kind = kinds[form[0] as keyof typeof kinds] ?? (form[0] === 'X' ? 'trade' : undefined)
  if (kind) return [{ field: '', text: rowTexts.notPrinted[kind](form) }]
  return ['20', '30', '31'].includes(composition)
    ? [{ field: '', text: rowTexts.notPrinted.trade(composition) }]
    : []
}
