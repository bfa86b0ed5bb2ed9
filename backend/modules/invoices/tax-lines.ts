import { spread } from '@/backend/modules/invoices/allocate'
import { invoiceTexts } from '@/backend/modules/invoices/texts'
import { type VatRate, vatRateOf } from '@/backend/modules/invoices/vat-rates'
import type { VatClass } from '@/contract/vat'

/** A line of an invoice as it is kept; amounts in đồng, below zero where an adjustment takes back. */
export type InvoiceLine = {
  /** Of the order; null for delivery. */
  orderLineId: number | null
  code: string
  name: string
  unit: string
  quantity: number
  rate: VatRate
  /** With tax, after all discounts; `net` and `tax` are its parts. */
  amount: number
  net: number
  tax: number
}

type Sums = { net: number; tax: number; total: number }

/** Prices contain the tax: the part without it, rounded to the đồng, and the tax as the rest. */
export function taxParts(amount: number, rate: VatRate): { net: number; tax: number } {
  const percent = rate ?? 0
  const net = Math.sign(amount) * Math.round((Math.abs(amount) * 100) / (100 + percent))
  return { net: net + 0, tax: amount - net }
}

/** Net, tax and total of lines in đồng; lines that take back count below zero. */
export const sumsOf = (lines: readonly InvoiceLine[]): Sums => ({
  net: lines.reduce((sum, { net }) => sum + net, 0),
  tax: lines.reduce((sum, { tax }) => sum + tax, 0),
  total: lines.reduce((sum, { amount }) => sum + amount, 0),
})

/** Net and tax of each rate, the lowest first. */
export function byRate(lines: readonly InvoiceLine[]) {
  const rates = new Map<VatRate, { net: number; tax: number }>()
  for (const { rate, net, tax } of lines) {
    const before = rates.get(rate) ?? { net: 0, tax: 0 }
    rates.set(rate, { net: before.net + net, tax: before.tax + tax })
  }
  return [...rates]
    .map(([rate, sums]) => ({ rate, ...sums }))
    .sort((one, other) => (one.rate ?? -1) - (other.rate ?? -1))
}

type OrderedLine = {
  id: number
  productId: number
  title: string
  quantity: number
  lineTotal: number
  isCourse: boolean
  vatClass: VatClass
}
type Ordered = {
  lines: readonly OrderedLine[]
  total: number
  /** What of the total is for delivery, after a discount on it. */
  deliveryPaid: number
}

/** The lines of an order's invoice: discounts spread over the goods, so that all lines together are the order's total to the đồng. */
export function orderTaxLines({ lines, total, deliveryPaid }: Ordered, at: Date): InvoiceLine[] {
  const delivery = Math.min(total, Math.max(0, deliveryPaid))
  const amounts = spread(
    total - delivery,
    lines.map(({ lineTotal }) => lineTotal),
  )
  const goods = lines.map((line, place) => {
    const amount = amounts[place] ?? 0
    const rate = vatRateOf(line.vatClass, at)
    const { id: orderLineId, productId, title: name, quantity, isCourse } = line
    const unit = isCourse ? invoiceTexts.course : invoiceTexts.copy
    const facts = { orderLineId, code: String(productId), name, unit, quantity }
    return { ...facts, rate, amount, ...taxParts(amount, rate) }
  })
  if (delivery === 0) return goods
  const rate = vatRateOf('standard', at)
  const name = invoiceTexts.delivery
  const fee = { orderLineId: null, code: 'GIAO-HANG', name, unit: invoiceTexts.time, quantity: 1 }
  return [...goods, { ...fee, rate, amount: delivery, ...taxParts(delivery, rate) }]
}
