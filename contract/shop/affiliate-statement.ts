import { z } from 'zod/mini'
import { Instant, Money } from '@/contract/fields'

/** The terms of the collaborators' policy that the program keeps. */
export const affiliateTerms = {
  /** Days after delivery in which goods may come back; then a commission is approved. */
  holdDays: 7,
  /** A smaller balance is carried to the next month, unless the affiliate has stopped. */
  leastPayout: 200_000,
} as const

/** What became of an affiliate's commissions in a month of the shop's calendar. */
export const StatementMonth = z.object({
  /** `2026-11`. @example "2026-11" */
  month: z.string(),
  /** Approved in it. */
  approved: Money,
  /** Taken off what was approved before, because goods came back after all. */
  deducted: Money,
  paid: Money,
  /** What is owed at its end. */
  balance: Money,
})
export type StatementMonth = z.output<typeof StatementMonth>

export const AffiliatePayout = z.object({
  id: z.string(),
  paidTime: Instant,
  amount: Money,
  /** Of it, sent to the tax office. */
  taxWithheld: Money,
  /** The bank's number of the transfer. */
  reference: z.string(),
})
export type AffiliatePayout = z.output<typeof AffiliatePayout>
