import type { orders } from '@/backend/modules/orders/tables'

type Amounts = Pick<
  typeof orders.$inferSelect,
  'subTotal' | 'discountVoucher' | 'discountCoupon' | 'discountAffiliate' | 'shippingFee' | 'total'
>

/** What an order costs and how it comes to that, as its row holds it. */
export const amountColumns = (totals: Amounts) => ({
  subTotal: totals.subTotal,
  discountVoucher: totals.discountVoucher,
  discountCoupon: totals.discountCoupon,
  discountAffiliate: totals.discountAffiliate,
  shippingFee: totals.shippingFee,
  total: totals.total,
})
