/**
 * Splits an amount among shares in proportion to them, to the đồng: each is rounded down, and what is left over goes to those that lost
 * most by it, the first of equals first. Without any share all of it goes to the first.
 */
export function spread(amount: number, shares: readonly number[]): number[] {
  const whole = shares.reduce((sum, share) => sum + share, 0)
  if (whole === 0) return shares.map((_, at) => (at === 0 ? amount : 0))
  // Products of two amounts are beyond what a double holds exactly.
  const parts = shares.map((share, at) => {
    const exact = BigInt(amount) * BigInt(share)
    return { at, part: Number(exact / BigInt(whole)), lost: Number(exact % BigInt(whole)) }
  })
  const left = amount - parts.reduce((sum, { part }) => sum + part, 0)
  const most = [...parts].sort((one, other) => other.lost - one.lost || one.at - other.at)
  const raised = new Set(most.slice(0, left).map(({ at }) => at))
  return parts.map(({ at, part }) => part + (raised.has(at) ? 1 : 0))
}

/** The same, though no part may be above its cap; together the caps hold the amount. */
export function spreadWithin(
  amount: number,
  shares: readonly number[],
  caps: readonly number[],
): number[] {
  const wanted = spread(amount, shares)
  const parts = wanted.map((part, at) => Math.min(part, caps[at] ?? 0))
  const over = amount - parts.reduce((sum, part) => sum + part, 0)
  const more = spread(
    over,
    parts.map((part, at) => (caps[at] ?? 0) - part),
  )
  return parts.map((part, at) => part + (more[at] ?? 0))
}
