import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { envelope, IdText, Instant, line, Money } from '@/contract/fields'
import { messages } from '@/contract/messages'
import { AffiliatePayout, StatementMonth } from '@/contract/shop/affiliate-statement'
import { AffiliateIdentity } from '@/contract/shop/promotions'
import { may } from '@/contract/staff/permissions'
import { staffResource } from '@/contract/staff/resource'

/** `unidentified`: has a code of before and has not told who they are. */
export const affiliateStates = ['waiting', 'active', 'stopped', 'unidentified'] as const
export type AffiliateState = (typeof affiliateStates)[number]
export const affiliateDecisions = ['approve', 'refuse', 'stop'] as const
export type AffiliateDecision = (typeof affiliateDecisions)[number]

const Percent = z
  .number(messages.badInput)
  .check(
    z.minimum(0, messages.badInput),
    z.maximum(50, messages.badInput),
    z.multipleOf(0.01, messages.badInput),
  )

const AffiliateRow = z.object({
  /** The account's. */
  id: z.int(),
  name: z.string(),
  email: z.string(),
  code: z.string(),
  state: z.enum(affiliateStates),
  /** @example 5 */
  ratePercent: z.number(),
  appliedTime: z.nullable(Instant),
  /** Earned and not approved yet. */
  pending: Money,
  /** Approved and not paid: below zero when more came back than is owed. */
  balance: Money,
  /** Of it, what is to be paid now. */
  due: Money,
})
export type AffiliateRow = z.output<typeof AffiliateRow>

const StaffAffiliate = z.extend(AffiliateRow, {
  buyerPercent: z.number(),
  identityName: z.nullable(z.string()),
  /** @example "001090000001" */
  identityNo: z.nullable(z.string()),
  /** @example "970436" */
  bankBin: z.nullable(z.string()),
  /** @example "0123456789" */
  bankAccount: z.nullable(z.string()),
  taxCode: z.nullable(z.string()),
  months: z.array(StatementMonth),
  payouts: z.array(AffiliatePayout),
})
export type StaffAffiliate = z.output<typeof StaffAffiliate>

const { bankBin, bankAccount } = AffiliateIdentity
const affiliates = staffResource({
  path: 'affiliates',
  noun: 'an affiliate',
  id: IdText,
  read: may('affiliates'),
  write: may('affiliates'),
  confirms: true,
})
const params = z.object({ id: IdText })
const deciding = { access: 'staff', roles: may('affiliates'), extension: true } as const

/** Who recommends books for a commission: known before their code works, paid once for each order. */
export const staffAffiliates = {
  list: affiliates.list(AffiliateRow, {
    sorts: ['appliedTime', 'name', 'balance'],
    filters: { state: z.optional(z.enum(affiliateStates)) },
  }),
  read: affiliates.read(StaffAffiliate),
  change: affiliates.change(
    z.object({
      /** @example 5 */
      ratePercent: z.optional(Percent),
      buyerPercent: z.optional(Percent),
      /** @example "970436" */
      bankBin: z.optional(bankBin),
      /** @example "0123456789" */
      bankAccount: z.optional(bankAccount),
      taxCode: z.optional(
        z.nullable(
          z
            .string(messages.badInput)
            .check(z.regex(/^(?:\d{10}(?:-\d{3})?|\d{12})$/, messages.taxCodeWrong)),
        ),
      ),
    }),
    StaffAffiliate,
  ),
  decideAffiliate: endpoint({
    ...deciding,
    method: 'POST',
    path: '/api/staff/affiliates/{id}/decide',
    budget: { cost: 'write' },
    summary:
      'Approves an application, refuses it, or stops a code; refusing and stopping are told why.',
    params,
    body: z.object({
      decision: z.enum(affiliateDecisions),
      reason: z.optional(line(300)),
    }),
    response: envelope(StaffAffiliate),
  }),
  payAffiliate: endpoint({
    ...deciding,
    confirms: true,
    method: 'POST',
    path: '/api/staff/affiliates/{id}/payouts',
    budget: { cost: 'write' },
    summary:
      'Writes down that what is due was transferred. Sent again with the same reference it is the same payout.',
    params,
    body: z.object({
      /** What is due, as the office showed it: refused when it is another sum by now. */
      amount: Money.check(z.minimum(1, messages.badInput), z.maximum(2_000_000_000)),
      taxWithheld: z.optional(Money.check(z.minimum(0, messages.badInput))),
      reference: line(60, messages.referenceNeeded),
    }),
    response: envelope(StaffAffiliate),
  }),
}
