import { z } from 'zod/mini'
import { Money } from '@/contract/fields'

/** What the money of an order has come to: counted from its books, and what every sentence about it is made of. */
export const OrderMoney = z.object({
  /** All that has come for it, including transfers that wait for review. */
  received: Money,
  /** What is not owed any more, because goods were taken out of the order unpaid. */
  uncollected: Money,
  /** Paid back. */
  givenBack: Money,
  /** Moved to the orders that replace what came back; told only where there are any. */
  exchanged: z.optional(Money),
  /** Still to be paid back, asked for or not. */
  toGiveBack: Money,
  /** Still to be paid by the buyer. */
  toPay: Money,
})
export type OrderMoney = z.output<typeof OrderMoney>
