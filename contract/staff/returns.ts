import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { envelope, line, Money, openListQuery, paged, Uuid } from '@/contract/fields'
import { messages } from '@/contract/messages'
import { LineId, OwnReturns, Return, ReturnInput } from '@/contract/shop/returns'
import { may } from '@/contract/staff/permissions'

const params = z.object({ id: Uuid })

const StaffReturn = z.extend(Return, {
  orderId: Uuid,
  orderCode: z.string(),
  receiverName: z.string(),
  phone: z.string(),
  /** What would go back if all of it is received, in đồng. */
  refundAmount: Money,
})
export type StaffReturn = z.output<typeof StaffReturn>

export const listReturns = endpoint({
  method: 'GET',
  path: '/api/staff/returns',
  access: 'staff',
  roles: may('returns.read'),
  budget: { cost: 'read' },
  extension: true,
  summary: 'Returns, the newest first; `open` are those to be decided or received.',
  query: z.object(openListQuery),
  response: paged(StaffReturn),
})
export const listReturnPhotos = endpoint({
  method: 'GET',
  path: '/api/staff/returns/{id}/photos',
  access: 'staff',
  roles: may('returns.read'),
  budget: { cost: 'read' },
  extension: true,
  summary: 'The photos of a return, WebP in base64.',
  params,
  response: envelope(z.array(z.object({ type: z.string(), data: z.string() }))),
})
export const listOrderReturns = endpoint({
  method: 'GET',
  path: '/api/staff/orders/{id}/returns',
  access: 'staff',
  roles: may('returns.decide'),
  budget: { cost: 'read' },
  extension: true,
  summary: 'What the buyer of an order may send back, as the buyer reads it.',
  params,
  response: envelope(OwnReturns),
})
export const openReturn = endpoint({
  method: 'POST',
  path: '/api/staff/orders/{id}/returns',
  access: 'staff',
  roles: may('returns.decide'),
  budget: { cost: 'write' },
  extension: true,
  summary: 'Asks in the name of a buyer who telephones; the same rules hold.',
  params,
  body: ReturnInput,
  response: envelope(OwnReturns),
})
export const decideReturn = endpoint({
  method: 'POST',
  path: '/api/staff/returns/{id}/decide',
  access: 'staff',
  roles: may('returns.decide'),
  budget: { cost: 'write' },
  extension: true,
  summary: 'Approves or refuses a return; a refusal tells the buyer why.',
  params,
  body: z.object({ isApproved: z.boolean(), note: z.optional(line(300)) }),
  response: envelope(StaffReturn),
})
export const receiveReturn = endpoint({
  method: 'POST',
  path: '/api/staff/returns/{id}/receive',
  access: 'staff',
  roles: may('returns.receive'),
  budget: { cost: 'write' },
  extension: true,
  summary:
    'Takes an approved return in: copies go back into stock or are written off, and the refund is asked for or the replacement is ordered. A used course code refuses it.',
  params,
  body: z.object({
    lines: z
      .array(
        z.object({
          orderLineId: LineId,
          restock: z.int().check(z.minimum(0), z.maximum(999)),
          writeOff: z.int().check(z.minimum(0), z.maximum(999)),
        }),
      )
      .check(z.minLength(1, messages.badInput), z.maxLength(100)),
    /** Serial numbers of the course codes printed in the books. */
    serials: z.optional(z.array(line(40)).check(z.maxLength(100))),
    /** The money goes back although copies were to be exchanged, such as when none are left. */
    isRefunded: z.optional(z.boolean()),
  }),
  response: envelope(StaffReturn),
})
