import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { envelope, Instant, Money, PageText, paged, sizeText } from '@/contract/fields'

/** A voucher or coupon as the picking list shows it. */
export const CodeItem = z.object({
  codeId: z.int(),
  code: z.string(),
  title: z.string(),
  description: z.string(),
  /** 1 percent, 2 amount, 3 shipping. */
  discountType: z.int(),
  value: z.int(),
  maxDiscount: z.nullish(Money),
  minOrder: Money,
  endTime: z.nullish(Instant),
  isUsable: z.boolean(),
})
export type CodeItem = z.output<typeof CodeItem>

const query = z.object({ page: PageText, pageSize: sizeText(10, 50) })

export const listCodes = endpoint({
  method: 'GET',
  path: '/api/Codes',
  access: 'user',
  summary: 'Vouchers given to the caller.',
  query,
  response: paged(CodeItem),
})
export const listPromotionCoupons = endpoint({
  method: 'GET',
  path: '/api/PromotionCoupon',
  access: 'public',
  summary: 'Promotion coupons that are active now: public ones, and those given to the caller.',
  query,
  response: paged(CodeItem),
})

export const Affiliate = z.object({
  affiliateCode: z.string(),
  /** Percent of the goods' value. */
  ratePercent: z.number(),
  totalOrder: z.int(),
  totalPending: Money,
  totalPaid: Money,
  commissions: z.array(
    z.object({
      orderCode: z.string(),
      createdTime: Instant,
      base: Money,
      amount: Money,
      status: z.int(),
    }),
  ),
})
export type Affiliate = z.output<typeof Affiliate>

export const getUserAffiliate = endpoint({
  method: 'GET',
  path: '/api/User/UserAffiliate',
  access: 'user',
  summary: 'The caller’s affiliate code, figures and commissions.',
  response: envelope(z.nullable(Affiliate)),
})
