import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { envelope, Instant, lines, Money, Uuid } from '@/contract/fields'
import { messages } from '@/contract/messages'
import { returnOutcomes, returnReasons } from '@/contract/return-terms'
import { RefundReceiverInput } from '@/contract/shop/refunds'

/** 0 asked for, 1 approved, 2 refused, 3 received and settled, 4 taken back by the buyer. */
export const returnStatuses = [0, 1, 2, 3, 4] as const

export const LineId = z.int().check(z.minimum(1))
const Copies = z.int(messages.badQuantity).check(z.minimum(1, messages.badQuantity), z.maximum(999))
const Reason = z.enum(returnReasons)

const Outcome = z.enum(returnOutcomes)

const ReturnedLine = z.object({
  orderLineId: z.int(),
  productName: z.string(),
  quantity: z.int(),
  unitPrice: Money,
  /** What is sent for it; only where copies are exchanged. */
  newProductName: z.optional(z.string()),
})
/** Who or what began it: the buyer, a parcel that came back or was lost, copies that never came or were cancelled before they were sent. */
export const returnOrigins = ['buyer', 'cameBack', 'lost', 'dropped', 'cancelled'] as const
export type ReturnOrigin = (typeof returnOrigins)[number]

export const Return = z.object({
  id: Uuid,
  status: z.int(),
  reason: Reason,
  note: z.string(),
  decisionNote: z.nullable(z.string()),
  createdTime: Instant,
  /** `buyer` where it is not told. */
  origin: z.optional(z.enum(returnOrigins)),
  /** `refund` where it is not told. */
  outcome: z.optional(Outcome),
  /** The order that brings what was exchanged: paid with what came back, so nothing is collected for it. */
  replacement: z.optional(
    z.object({
      ...{ orderId: Uuid, orderCode: z.string(), status: z.int() },
      /** To who holds the token of the first order; the storefront keeps it, no page sees it. @example "mot-chuoi-ngau-nhien-32-byte" */
      orderToken: z.optional(z.string()),
    }),
  ),
  lines: z.array(ReturnedLine),
  photos: z.int(),
})
export type Return = z.output<typeof Return>

/** Money on its way back: 0 asked for, 1 approved, 2 under way, 3 paid back, 4 refused. */
const RefundState = z.object({ amount: Money, status: z.int(), time: Instant })

export const OwnReturns = z.object({
  lines: z.array(
    z.object({
      orderLineId: z.int(),
      productName: z.string(),
      imageUrl: z.nullable(z.string()),
      unitPrice: Money,
      /** A course is refunded, never exchanged. */
      isCourse: z.boolean(),
      /** Copies that may still be sent back. */
      left: z.int(),
      /** Why this line can't be sent back; empty when it can. */
      refusal: z.string(),
    }),
  ),
  /** Reasons whose term is not over. */
  reasons: z.array(Reason),
  /** Cash goes back to an account the buyer names. */
  needsReceiver: z.boolean(),
  /** What the amounts are reckoned from (`contract/refund-amount.ts`): what was paid, what has come back of it, and the most that may go back. */
  reckoning: z.object({
    /** @example 76000 */
    subTotal: Money,
    total: Money,
    deliveryPaid: Money,
    isDeliveryKept: z.optional(z.boolean()),
    returned: Money,
    most: Money,
  }),
  /** Where copies are sent back to. */
  warehouse: z.string(),
  returns: z.array(Return),
  refunds: z.array(RefundState),
})
export type OwnReturns = z.output<typeof OwnReturns>

const params = z.object({ id: Uuid })

export const ReturnInput = z.object({
  reason: Reason,
  /** The money, where nothing is said. */
  outcome: z.optional(Outcome),
  note: z.optional(lines(1000)),
  lines: z
    .array(
      z.object({
        orderLineId: LineId,
        quantity: Copies,
        /** Another title for it, copy for copy; the same title without one. */
        newProductId: z.optional(LineId),
      }),
    )
    .check(z.minLength(1, messages.badInput), z.maxLength(100)),
  receiver: z.optional(RefundReceiverInput),
})

export const listOwnReturns = endpoint({
  method: 'GET',
  path: '/api/Order/{id}/returns',
  access: 'public',
  budget: { cost: 'read' },
  extension: true,
  summary:
    'What of an order may be sent back, what has been asked for, and the money that goes back; owner or order token.',
  params,
  response: envelope(OwnReturns),
})
export const requestReturn = endpoint({
  method: 'POST',
  path: '/api/Order/{id}/returns',
  access: 'public',
  budget: { cost: 'write' },
  extension: true,
  summary:
    'Asks to send lines of a delivered order back, for other copies or the money, within the term of the reason; owner or order token.',
  params,
  body: ReturnInput,
  response: envelope(OwnReturns),
})
export const addReturnPhoto = endpoint({
  method: 'POST',
  path: '/api/Order/{id}/returns/{returnId}/photos',
  access: 'public',
  budget: { cost: 'write' },
  extension: true,
  summary:
    'Adds a photo (base64 of JPEG, PNG or WebP) to a return that awaits its decision; owner or order token.',
  params: z.object({ id: Uuid, returnId: Uuid }),
  body: z.object({
    data: z
      .string()
      .check(
        z.maxLength(250_000, messages.tooLarge),
        z.regex(/^[A-Za-z0-9+/]+={0,2}$/, messages.badInput),
      ),
  }),
  bodyLimit: 256 * 1024,
  response: envelope(z.object({ photos: z.int() })),
})
export const withdrawReturn = endpoint({
  method: 'POST',
  path: '/api/Order/{id}/returns/{returnId}/withdraw',
  access: 'public',
  budget: { cost: 'write' },
  extension: true,
  summary: 'Takes back a return that has not been received; owner or order token.',
  params: z.object({ id: Uuid, returnId: Uuid }),
  body: z.object({ isWithdrawn: z.literal(true) }),
  response: envelope(OwnReturns),
})
