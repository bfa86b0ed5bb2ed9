type Copies = { unitPrice: number; quantity: number }

const worthOf = (lines: readonly Copies[]) =>
  lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0)

type Split = {
  /** What the buyer pays on delivery altogether. */
  total: number
  /** What other parcels collect of it. */
  collected: number
  /** All books of the order, and those of this parcel. */
  books: readonly Copies[]
  chosen: readonly Copies[]
  /** Nothing is left to be sent after it. */
  isLast: boolean
}

/** What one of several parcels collects: its books' share of the total; the last one what is left, so that the sum is exact. */
export function codAmountOf({ total, collected, books, chosen, isLast }: Split): number {
  const left = Math.max(0, total - collected)
  if (isLast) return left
  const all = worthOf(books)
  if (all === 0) return 0
  // The product of two sums of money is larger than a double holds exactly.
  return Math.min(left, Number((BigInt(total) * BigInt(worthOf(chosen))) / BigInt(all)))
}
