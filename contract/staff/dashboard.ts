import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { envelope, Money } from '@/contract/fields'
import { may } from '@/contract/staff/permissions'

const Book = z.object({ id: z.int(), productName: z.string(), count: z.int() })

const Dashboard = z.object({
  waiting: z.object({
    toConfirm: z.int(),
    toPack: z.int(),
    low: z.int(),
    failedMails: z.int(),
    newReviews: z._default(z.optional(z.int()), 0),
    /** Invoices that the provider refuses, or that have waited too long for it. */
    failedInvoices: z._default(z.optional(z.int()), 0),
    /** Attempts at exams that wait for a teacher. */
    toGrade: z._default(z.optional(z.int()), 0),
    /** Money to be paid back, and how much of it is later than was promised. */
    refunds: z._default(z.optional(z.int()), 0),
    /** Transfers that paid no order by themselves. */
    transfers: z._default(z.optional(z.int()), 0),
    /** Returns that wait for an answer, or for what is sent back. */
    returns: z._default(z.optional(z.int()), 0),
    overdueRefunds: z._default(z.optional(z.int()), 0),
  }),
  /** The last thirty days, today last; cancelled orders do not count. */
  days: z.array(z.object({ day: z.string(), orders: z.int(), copies: z.int(), sales: Money })),
  bestSellers: z.array(Book),
  soldOut: z.array(Book),
})
export type Dashboard = z.output<typeof Dashboard>

export const getDashboard = endpoint({
  method: 'GET',
  path: '/api/staff/desk',
  access: 'staff',
  roles: may('office'),
  budget: { cost: 'heavy' },
  extension: true,
  summary: 'What waits for somebody, the sales of thirty days, what sells and what is sold out.',
  response: envelope(Dashboard),
})
