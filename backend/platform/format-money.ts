const dong = new Intl.NumberFormat('vi-VN')

/** Integer đồng as `86.400 ₫`. */
export const formatMoney = (amount: number) => `${dong.format(amount)} ₫`
