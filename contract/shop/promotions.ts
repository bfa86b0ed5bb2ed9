import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import {
  Confirmation,
  envelope,
  Instant,
  Money,
  PageText,
  paged,
  sizeText,
} from '@/contract/fields'
import { messages } from '@/contract/messages'
import { AffiliatePayout, StatementMonth } from '@/contract/shop/affiliate-statement'
import { Name } from '@/contract/shop/registration'

/** A voucher or coupon as the picking list shows it. */
export const CodeItem = z.object({
  codeId: z.int(),
  code: z.string(),
  title: z.string(),
  description: z.string(),
  /** 1 percent, 2 amount, 3 shipping. @example 1 */
  discountType: z.int(),
  value: z.int(),
  /** @example 50000 */
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
  budget: { cost: 'read' },
  summary: 'Vouchers given to the caller.',
  query,
  response: paged(CodeItem),
})
export const listPromotionCoupons = endpoint({
  method: 'GET',
  path: '/api/PromotionCoupon',
  access: 'public',
  budget: { cost: 'read' },
  summary: 'Promotion coupons that are active now: public ones, and those given to the caller.',
  query,
  response: paged(CodeItem),
})

export const Affiliate = z.object({
  affiliateCode: z.string(),
  /** False while the shop does not know who its owner is, or has stopped it: then the code gives and earns nothing. */
  isActive: z._default(z.optional(z.boolean()), true),
  /** Whether name and number of the identity card are still to be told. */
  isUnidentified: z._default(z.optional(z.boolean()), false),
  /** Percent of the goods' value. @example 5 */
  ratePercent: z.number(),
  totalOrder: z.int(),
  totalPending: Money,
  /** @example 120000 */
  totalPaid: Money,
  commissions: z.array(
    z.object({
      orderCode: z.string(),
      createdTime: Instant,
      /** @example 76000 */
      base: Money,
      amount: Money,
      status: z.int(),
      /** When nothing of the order could come back any more; then it is paid in the month after. */
      approvedTime: z.nullish(Instant),
    }),
  ),
  /** Approved and not paid; below zero when more came back than is owed. */
  balance: z._default(z.optional(Money), 0),
  /** Newest month first. */
  statement: z._default(z.optional(z.array(StatementMonth)), []),
  payouts: z._default(z.optional(z.array(AffiliatePayout)), []),
})
export type Affiliate = z.output<typeof Affiliate>

export const getUserAffiliate = endpoint({
  method: 'GET',
  path: '/api/User/UserAffiliate',
  access: 'user',
  budget: { cost: 'read' },
  summary: 'The caller’s affiliate code, figures and commissions.',
  response: z.extend(envelope(z.nullable(Affiliate)), {
    /** False below the age of an affiliate: nobody younger is asked who they are. */
    mayApply: z._default(z.optional(z.boolean()), true),
  }),
})

/** Who an affiliate is and where commissions go. */
export const AffiliateIdentity = {
  identityName: Name,
  /** @example "001090000001" */
  identityNo: z.string(messages.identityWrong).check(z.regex(/^\d{12}$/, messages.identityWrong)),
  /** @example "970436" */
  bankBin: z.string(messages.bankWrong).check(z.regex(/^\d{6}$/, messages.bankWrong)),
  /** @example "0123456789" */
  bankAccount: z.string(messages.bankWrong).check(z.regex(/^[0-9A-Z]{4,19}$/, messages.bankWrong)),
}

export const applyAsAffiliate = endpoint({
  method: 'POST',
  path: '/api/User/UserAffiliate',
  access: 'user',
  budget: { cost: 'write' },
  extension: true,
  summary: 'Tells who the caller is and agrees to the collaborators’ terms; the shop confirms it.',
  body: z.object({
    ...AffiliateIdentity,
    isAgreed: z.literal(true, messages.termsFirst),
  }),
  response: Confirmation,
})
