import type { Answers, Problem } from '@/backend/modules/imports/import-row'
import { askTexts, rowTexts } from '@/backend/modules/imports/texts'

const KEY = 'tax'
const RATES = [0, 5, 8, 10]

/** The tax rate chosen for a file whose prices are without tax. */
export const taxSaid = (answers: Answers): number | null =>
  RATES.find((rate) => String(rate) === answers[KEY]) ?? null

export function askTax(field: string, amount: string): Problem {
  const choices = RATES.map((rate) => ({ value: String(rate), label: askTexts.tax(rate) }))
  return { field, text: rowTexts.untaxed(amount), ask: { key: KEY, choices } }
}

export const withTax = (amount: number, percent: number) =>
  Math.round((amount * (100 + percent)) / 100)
