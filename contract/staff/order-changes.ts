import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { envelope, line, lines, MAX_QUANTITY, Uuid } from '@/contract/fields'
import { messages } from '@/contract/messages'
import { GuestAddress } from '@/contract/shop/cart'
import { StaffOrder } from '@/contract/staff/orders'
import { may } from '@/contract/staff/permissions'

/** What came of a call to the buyer of a cash order. */
export const callOutcomes = ['reached', 'notReached', 'changed', 'refused'] as const
export type CallOutcome = (typeof callOutcomes)[number]

const params = z.object({ id: Uuid })
const response = envelope(StaffOrder)
/** Every call is about one order and answers it as it is then. */
const ofOrder = { access: 'staff', extension: true, params, response } as const

export const addOrderNote = endpoint({
  method: 'POST',
  path: '/api/staff/orders/{id}/notes',
  ...ofOrder,
  roles: may('orders.note'),
  budget: { cost: 'write' },
  summary: 'Adds a note to an order, for the staff alone unless it is meant for the buyer too.',
  body: z.object({
    text: lines(1000).check(z.minLength(1, messages.badInput)),
    isForBuyer: z.optional(z.boolean()),
  }),
})
export const recordCall = endpoint({
  method: 'POST',
  path: '/api/staff/orders/{id}/calls',
  ...ofOrder,
  roles: may('orders.contact'),
  budget: { cost: 'write' },
  summary:
    'Records a call about a cash order: reached confirms it, refused cancels it, the others are kept in its history.',
  body: z.object({ outcome: z.enum(callOutcomes), note: z.optional(line(300)) }),
})
/** What can be mailed again: that the order was placed, that it was paid, and where it is now. */
export const orderEmailKinds = ['placed', 'paid', 'status'] as const
export type OrderEmailKind = (typeof orderEmailKinds)[number]

export const sendOrderEmail = endpoint({
  method: 'POST',
  path: '/api/staff/orders/{id}/emails',
  ...ofOrder,
  roles: may('orders.contact'),
  budget: { cost: 'write' },
  summary: 'Mails the buyer again what an order says now.',
  body: z.object({ kind: z.enum(orderEmailKinds) }),
})
export const tagOrder = endpoint({
  method: 'PATCH',
  path: '/api/staff/orders/{id}/tags',
  ...ofOrder,
  roles: may('orders.tag'),
  budget: { cost: 'write' },
  summary: 'Replaces the tags of an order.',
  body: z.object({ tags: z.array(line(30, messages.badInput)).check(z.maxLength(10)) }),
})
export const changeOrderAddress = endpoint({
  method: 'PATCH',
  path: '/api/staff/orders/{id}/address',
  ...ofOrder,
  roles: may('orders.change'),
  budget: { cost: 'write' },
  summary:
    'Changes where an order goes before it is packed. An unpaid order’s fee is counted anew; what is paid stays as it is.',
  body: GuestAddress,
})
export const changeOrderLines = endpoint({
  method: 'PATCH',
  path: '/api/staff/orders/{id}/lines',
  ...ofOrder,
  roles: may('orders.change'),
  budget: { cost: 'write' },
  summary:
    'Changes how many copies of its lines an unpaid cash order has before it is packed, at the prices it was placed at; 0 drops a line. Stock, fee, codes and total are counted anew.',
  body: z.object({
    lines: z
      .array(
        z.object({
          orderLineId: z.int().check(z.minimum(1)),
          quantity: z
            .int(messages.badQuantity)
            .check(
              z.minimum(0, messages.badQuantity),
              z.maximum(MAX_QUANTITY, messages.badQuantity),
            ),
        }),
      )
      .check(z.minLength(1, messages.badInput), z.maxLength(100)),
  }),
})
