import { refundAmount } from '@/contract/refund-amount'
import { type ReturnOutcome, type ReturnReason, returnTerms } from '@/contract/return-terms'
import type { OwnReturns } from '@/contract/shop/returns'

/** What is chosen of a line: copies, and another title for them with its price now. */
export type Chosen = {
  copies: number
  other: { id: number; title: string; price: number } | null
}

type Wish = { reason: ReturnReason; outcome: ReturnOutcome }
type Amounts = {
  /** What the chosen copies cost before discounts, and what was paid for them. */
  listed: number
  paid: number
  /** What goes back in money. */
  back: number
  /** Another title costs more than was paid for the copy it replaces. */
  tooDear: number | null
}

/** What a return comes to, as the shop will reckon it. */
export function amountsOf(
  { lines, reckoning }: OwnReturns,
  chosen: ReadonlyMap<number, Chosen>,
  { reason, outcome }: Wish,
): Amounts {
  const { returned, most } = reckoning
  const parts = lines.flatMap(({ orderLineId, unitPrice }) => {
    const { copies = 0, other = null } = chosen.get(orderLineId) ?? {}
    return copies > 0 ? [{ worth: unitPrice * copies, copies, other }] : []
  })
  const listed = parts.reduce((sum, { worth }) => sum + worth, 0)
  const reckon = (isFault: boolean) =>
    Math.min(most, refundAmount(reckoning, returned, listed, isFault))
  const paid = reckon(false)
  if (outcome === 'refund') {
    return { listed, paid, back: reckon(returnTerms[reason].isFault), tooDear: null }
  }
  let [kept, tooDear]: [number, number | null] = [0, null]
  for (const { worth, copies, other } of parts) {
    const value = refundAmount(reckoning, 0, worth, false)
    if (other && other.price * copies > value) tooDear = Math.floor(value / copies)
    kept += other ? Math.min(other.price * copies, value) : value
  }
  return { listed, paid, back: tooDear === null ? Math.max(0, paid - kept) : 0, tooDear }
}
