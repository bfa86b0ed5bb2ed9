const dong = new Intl.NumberFormat('vi-VN', {
  style: 'currency',
  currency: 'VND',
  maximumFractionDigits: 0,
})
const whole = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 0 })

// Intl writes a hyphen for negative numbers; a price reduction deserves a real minus.
const realMinus = (text: string) => text.replace('-', '\u2212')

/** Integer đồng as `86.000 ₫` (with a no-break space), reductions as `−24.000 ₫`. */
export const formatMoney = (amount: number) => realMinus(dong.format(amount + 0))

/** A count as `12.345`. */
export const formatNumber = (count: number) => realMinus(whole.format(count + 0))
