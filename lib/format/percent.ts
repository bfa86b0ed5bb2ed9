/** (new − old) / old × 100 with one decimal, halves away from zero; null when there was no price to change. */
export function changePercent(oldPrice: number, newPrice: number): number | null {
  if (!(oldPrice > 0) || !Number.isFinite(newPrice)) return null
  const tenths = Math.abs((newPrice - oldPrice) * 1000) / oldPrice
  // Integer prices meet an exact half exactly; the nudge only undoes the division's last bit.
  const rounded = Math.floor(tenths + 0.5 + 1e-9) / 10
  return newPrice < oldPrice && rounded > 0 ? -rounded : rounded
}

const oneDecimal = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 1 })

/** `−27,9%`; a whole number without decimals, a rise with its sign. */
export function formatPercent(percent: number): string {
  const sign = percent < 0 ? '\u2212' : percent > 0 ? '+' : ''
  return `${sign}${oneDecimal.format(Math.abs(percent))}%`
}
