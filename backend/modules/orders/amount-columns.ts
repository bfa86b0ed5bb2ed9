import type { Totals } from '@/backend/modules/cart/totals'

/** What an order costs and how it comes to that, as its row holds it. */
export const amountColumns = (totals: Totals) => ({
  subTotal: totals.subTotal,
  discountVoucher: totals.discountVoucher,
  discountCoupon: totals.discountCoupon,
  discountAffiliate: totals.discountAffiliate,
  shippingFee: totals.shippingFee,
  total: totals.total,
})
