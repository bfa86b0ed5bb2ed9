import { spreadWithin } from '@/backend/modules/invoices/allocate'
import { type InvoiceLine, taxParts } from '@/backend/modules/invoices/tax-lines'

/** Copies that came back, by line of the order. */
export type Copies = ReadonlyMap<number, number>

const keyOf = ({ orderLineId, code }: InvoiceLine) => orderLineId ?? code

/** What is left of each line of an invoice after its adjustments. */
function remaining(base: readonly InvoiceLine[], adjustments: readonly InvoiceLine[]) {
  return base.map((line) => {
    const made = adjustments.filter((one) => keyOf(one) === keyOf(line))
    const sum = (name: 'amount' | 'net' | 'quantity') =>
      made.reduce((before, one) => before + one[name], line[name])
    return { line, amount: sum('amount'), net: sum('net'), quantity: sum('quantity') }
  })
}
type Left = ReturnType<typeof remaining>[number]

/** Lines take back in proportion to what came back of them, else to what they are worth; all of them when nothing is to remain. */
function sharesOf(left: readonly Left[], copies: Copies | undefined): number[] {
  const back = left.map(({ line, amount }) => {
    const count = line.orderLineId === null ? 0 : (copies?.get(line.orderLineId) ?? 0)
    return Math.min(amount, Math.floor((line.amount * count) / Math.max(1, line.quantity)))
  })
  return back.some((share) => share > 0) ? back : left.map(({ amount }) => amount)
}

function copiesBack({ line, amount, quantity }: Left, part: number, copies: Copies | undefined) {
  if (part === amount) return quantity
  return line.orderLineId === null ? 0 : Math.min(quantity, copies?.get(line.orderLineId) ?? 0)
}

/** Lines that take `amount` back from what is left of an invoice; net and tax of all together stay what the rest is taxed. */
function takeBack(left: readonly Left[], amount: number, copies: Copies | undefined) {
  const caps = left.map((one) => one.amount)
  const parts = spreadWithin(amount, sharesOf(left, copies), caps)
  return left.flatMap((one, at): InvoiceLine[] => {
    const part = parts[at] ?? 0
    if (part === 0) return []
    const net = taxParts(one.amount - part, one.line.rate).net - one.net
    const quantity = -copiesBack(one, part, copies)
    return [{ ...one.line, quantity, amount: -part, net, tax: -part - net }]
  })
}

/** Lines that give back what earlier adjustments took, when a refund was refused. */
function giveAgain(left: readonly Left[], amount: number) {
  const taken = left.map((one) => one.line.amount - one.amount)
  const parts = spreadWithin(amount, taken, taken)
  return left.flatMap((one, at): InvoiceLine[] => {
    const part = parts[at] ?? 0
    if (part === 0) return []
    const net = taxParts(one.amount + part, one.line.rate).net - one.net
    return [{ ...one.line, quantity: 0, amount: part, net, tax: part - net }]
  })
}

/** The lines of an adjustment that brings an invoice with its earlier adjustments to `due`. */
export function adjustmentLines(
  base: readonly InvoiceLine[],
  earlier: readonly InvoiceLine[],
  due: number,
  copies?: Copies,
): InvoiceLine[] {
  const left = remaining(base, earlier)
  const now = left.reduce((sum, { amount }) => sum + amount, 0)
  return due <= now ? takeBack(left, now - due, copies) : giveAgain(left, due - now)
}
