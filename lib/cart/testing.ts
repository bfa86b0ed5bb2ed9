import type { OrderLine } from '@/contract/cart'

/** What the shop answers of a cart without lines, codes or address. */
export const anOrderLine = (change: Partial<OrderLine> = {}): OrderLine => ({
  tabIndex: 0,
  isActiveVoucher: false,
  errorVoucher: '',
  isActivePromotionCoupon: false,
  errorPromotionCoupon: '',
  isActiveAffiliate: false,
  errorAffiliate: '',
  totalProducts: 0,
  code: null,
  productCode: null,
  affiliateCode: null,
  cartDetails: [],
  subTotal: 0,
  discountVoucher: 0,
  discountCoupon: 0,
  discountAffiliate: 0,
  shippingFee: 0,
  freeShippingFrom: null,
  total: 0,
  weight: 0,
  address: null,
  ...change,
})
