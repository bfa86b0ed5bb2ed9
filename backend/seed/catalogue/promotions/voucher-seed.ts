/** A code of the demonstration: days count from the moment of seeding, categories and products are named by slug. */
export type VoucherSeed = {
  code: string
  /** 1 voucher, 2 promotion coupon. */
  kind: 1 | 2
  title: string
  description: string
  /** 1 percent of the goods, 2 đồng off the goods, 3 đồng off the shipping fee. */
  discountType: 1 | 2 | 3
  value: number
  maxDiscount?: number
  minOrder?: number
  usageLimit?: number
  perUserLimit?: number
  categories?: readonly string[]
  products?: readonly string[]
  /** False: only for whom it is given to. */
  isPublic?: false
  startsIn?: number
  endsIn?: number
}
