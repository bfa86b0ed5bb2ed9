import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { Instant, Money, PageText, paged, sizeText } from '@/contract/fields'

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
  summary: 'Vouchers the caller may use.',
  query,
  response: paged(CodeItem),
})
export const listPromotionCoupons = endpoint({
  method: 'GET',
  path: '/api/PromotionCoupon',
  access: 'public',
  summary: 'Public promotion coupons that are active now.',
  query,
  response: paged(CodeItem),
})
