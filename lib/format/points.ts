/** Points in Vietnamese notation: `8,75`. */
const written = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 2 })
export const formatPoints = (value: number): string => written.format(value)
