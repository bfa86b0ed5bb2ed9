import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { envelope, Instant, line, Money, openListQuery, paged, Uuid } from '@/contract/fields'
import { messages } from '@/contract/messages'
import { RefundReceiver, RefundReceiverInput } from '@/contract/shop/refunds'
import { may } from '@/contract/staff/permissions'

const Refund = z.object({
  id: Uuid,
  /** Of the order, or of the one that a transfer which goes back had named. */
  orderId: z.nullable(Uuid),
  orderCode: z.nullable(z.string()),
  txnRef: z.nullable(z.string()),
  amount: Money,
  reason: z.string(),
  /** gateway or transfer. */
  method: z.string(),
  receiver: z.nullable(RefundReceiver),
  /** 0 asked for, 1 approved, 2 under way at the payment site, 3 paid back, 4 refused. */
  status: z.int(),
  requestedBy: z.string(),
  approvedBy: z.nullable(z.string()),
  /** One of the staff asked for it, and another person has to approve it. */
  needsSecondPerson: z.boolean(),
  reference: z.nullable(z.string()),
  lastError: z.nullable(z.string()),
  createdTime: Instant,
  /** Promised by then. */
  dueTime: Instant,
  isOverdue: z.boolean(),
  /** The buyer has not said which account it goes to: nothing can be approved yet. */
  needsReceiver: z.boolean(),
})
export type Refund = z.output<typeof Refund>

const params = z.object({ id: Uuid })
const response = envelope(Refund)
const byStaff = { access: 'staff', extension: true } as const
const byFinance = {
  ...byStaff,
  roles: may('refunds.decide'),
  budget: { cost: 'write' },
  params,
  response,
} as const

export const listRefunds = endpoint({
  method: 'GET',
  path: '/api/staff/refunds',
  ...byStaff,
  roles: may('refunds.read'),
  budget: { cost: 'read' },
  summary: 'Refunds, the newest first; `open` are those not paid back yet.',
  query: z.object(openListQuery),
  response: paged(Refund),
})
export const requestRefund = endpoint({
  method: 'POST',
  path: '/api/staff/orders/{id}/refunds',
  ...byStaff,
  roles: may('refunds.request'),
  budget: { cost: 'write' },
  summary:
    'Asks for a refund of an order, never above what it was paid: through the payment site when a payment of it is named, by transfer otherwise.',
  params,
  body: z.object({
    amount: Money.check(z.minimum(1), z.maximum(2_000_000_000)),
    reason: line(300, messages.badInput),
    txnRef: z.optional(line(60)),
    receiver: z.optional(RefundReceiverInput),
  }),
  response,
})
export const askRefundReceiver = endpoint({
  method: 'POST',
  path: '/api/staff/refunds/{id}/ask-receiver',
  ...byStaff,
  roles: may('refunds.request'),
  budget: { cost: 'write' },
  params,
  response,
  summary: 'Asks the buyer by mail once more which account a refund by transfer goes to.',
})
export const setRefundReceiver = endpoint({
  method: 'POST',
  path: '/api/staff/refunds/{id}/receiver',
  ...byStaff,
  roles: may('refunds.request'),
  budget: { cost: 'write' },
  params,
  response,
  summary:
    'Writes down or corrects the account a buyer has named on the telephone, until the money goes; who writes it down has asked for the refund, and what was approved is approved again.',
  body: RefundReceiverInput,
})
export const approveRefund = endpoint({
  method: 'POST',
  path: '/api/staff/refunds/{id}/approve',
  ...byFinance,
  confirms: true,
  summary:
    'Approves a refund; from the shop’s limit on not by who asked for it, and never before its account is known.',
})
export const settleRefund = endpoint({
  method: 'POST',
  path: '/api/staff/refunds/{id}/settle',
  ...byFinance,
  confirms: true,
  summary: 'Records that an approved refund has been transferred, with the bank’s reference.',
  body: z.object({ reference: line(60, messages.badInput) }),
})
export const refuseRefund = endpoint({
  method: 'POST',
  path: '/api/staff/refunds/{id}/refuse',
  ...byFinance,
  summary: 'Refuses a refund that is not under way or paid back.',
  body: z.object({ note: line(300, messages.badInput) }),
})
