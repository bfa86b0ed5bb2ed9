/** The three codes as they were typed. */
export type Codes = { voucher: string | null; coupon: string | null; affiliate: string | null }

export type Affiliate = {
  userId: number
  phone: string | null
  code: string
  ratePercent: number
  buyerPercent: number
}
