import { z } from 'zod/mini'
import { bankOf } from '@/contract/banks'
import { comparable } from '@/contract/comparable'
import { endpoint } from '@/contract/endpoint'
import { envelope, Instant, line, Money, personName, Uuid } from '@/contract/fields'
import { messages } from '@/contract/messages'

/** Where a refund by transfer goes. */
export const RefundReceiver = z.object({
  bank: z.string(),
  account: z.string(),
  name: z.string(),
})
export type RefundReceiver = z.output<typeof RefundReceiver>

/** The same as a person types it: a bank VietQR knows, an account as its codes hold one. */
export const RefundReceiverInput = z.object({
  bank: z.pipe(
    z.pipe(
      line(100, messages.bankRequired),
      z.string().check(z.refine((text) => bankOf(text) !== undefined, messages.bankUnknown)),
    ),
    z.transform((text) => bankOf(text)?.name ?? text),
  ),
  account: z.pipe(
    z.pipe(
      z.string(messages.accountRequired).check(z.maxLength(60, messages.accountWrong)),
      z.transform((text) => comparable(text).replace(/[ .-]/g, '').toUpperCase()),
    ),
    z
      .string()
      .check(
        z.minLength(1, messages.accountRequired),
        z.regex(/^[0-9A-Z]{4,19}$/, messages.accountWrong),
      ),
  ),
  name: personName(messages.holderRequired),
})

/** How money goes back: on the payment it came by (the payment type names it), or by a transfer. */
const RefundWay = z.object({
  method: z.literal(['gateway', 'transfer']),
  /** The payment type it came by; null for what came by transfer or in cash. */
  paymentType: z.nullable(z.int()),
  amount: Money,
})
export type RefundWay = z.output<typeof RefundWay>

/** What cancelling now gives back. */
export const RefundTerms = z.object({
  amount: Money,
  ways: z.array(RefundWay),
  /** The shop has sent it by then. */
  dueTime: Instant,
  /** An account has to be named. */
  needsReceiver: z.boolean(),
})
export type RefundTerms = z.output<typeof RefundTerms>

/** What of an order is sent later and may be left out, and what goes back for it. */
export const RestTerms = z.object({
  lines: z.array(z.object({ productName: z.string(), quantity: z.int() })),
  refund: z.optional(RefundTerms),
})
export type RestTerms = z.output<typeof RestTerms>

/** Money on its way back: 0 asked for, 1 approved, 2 under way, 3 paid back, 4 refused. */
export const OrderRefund = z.extend(RefundWay, {
  id: Uuid,
  status: z.int(),
  createdTime: Instant,
  dueTime: Instant,
  /** When it was paid back or refused. */
  settledTime: z.nullable(Instant),
  reference: z.nullable(z.string()),
  /** The account, all but its last four signs hidden. */
  receiver: z.nullable(RefundReceiver),
  /** The account is not known yet. */
  needsReceiver: z.boolean(),
})
export type OrderRefund = z.output<typeof OrderRefund>

export const nameRefundReceiver = endpoint({
  method: 'PATCH',
  path: '/api/Order/{id}/refund-receiver',
  access: 'public',
  budget: { cost: 'write' },
  extension: true,
  summary:
    'Names the account an order’s refunds by transfer go to, until they are approved; owner or order token.',
  params: z.object({ id: Uuid }),
  body: RefundReceiverInput,
  response: envelope(z.object({ refunds: z.array(OrderRefund) })),
})
