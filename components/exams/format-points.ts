/** Points as they are written in Việt Nam: `8,75`. */
const written = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 2 })
export const formatPoints = (value: number): string => written.format(value)
