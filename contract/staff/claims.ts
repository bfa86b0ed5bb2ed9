import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { envelope, Instant, line, Money, openListQuery, paged, Uuid } from '@/contract/fields'
import { messages } from '@/contract/messages'
import { ParcelState } from '@/contract/shop/parcels'
import { may } from '@/contract/staff/permissions'

export const claimReasons = ['lost', 'damaged'] as const
/** Open until the carrier answers; answered: it will pay; paid and refused are what came of it. */
export const claimStates = ['open', 'answered', 'paid', 'refused'] as const
export type ClaimState = (typeof claimStates)[number]

const Sum = Money.check(z.minimum(1), z.maximum(2_000_000_000))

const Claim = z.object({
  id: Uuid,
  /** The parcel it is about. */
  code: z.string(),
  carrier: z.string(),
  trackingCode: z.nullable(z.string()),
  parcelState: ParcelState,
  orderId: Uuid,
  orderCode: z.string(),
  reason: z.enum(claimReasons),
  state: z.enum(claimStates),
  /** What the copies were sold for, or what was asked for by hand. */
  amount: Money,
  claimedTime: Instant,
  /** What the carrier will pay or has paid; null until it says so. */
  paid: z.nullable(Money),
  /** When it last answered. */
  answeredTime: z.nullable(Instant),
  /** The carrier's number of the claim, or the bank's of its money. */
  reference: z.nullable(z.string()),
  note: z.nullable(z.string()),
  nextStates: z.array(z.enum(claimStates)),
})
export type Claim = z.output<typeof Claim>

const byStaff = { access: 'staff', extension: true } as const

export const listClaims = endpoint({
  method: 'GET',
  path: '/api/staff/claims',
  ...byStaff,
  roles: may('claims.read'),
  budget: { cost: 'read' },
  summary:
    'Claims to carriers for lost and damaged parcels, the oldest open one first; `open` are those without an end.',
  query: z.object(openListQuery),
  response: paged(Claim),
})
export const openClaim = endpoint({
  method: 'POST',
  path: '/api/staff/parcels/{code}/claim',
  ...byStaff,
  roles: may('claims.open'),
  budget: { cost: 'write' },
  summary:
    'Claims from the carrier what a parcel was worth that came damaged, or was lost before claims were opened by themselves.',
  params: z.object({
    code: z.string().check(z.regex(/^[A-Za-z0-9]{4,20}(?:-\d{1,3})?$/, messages.badId)),
  }),
  body: z.object({ amount: Sum, note: z.optional(line(300)) }),
  response: envelope(Claim),
})
export const answerClaim = endpoint({
  method: 'POST',
  path: '/api/staff/claims/{id}/answer',
  ...byStaff,
  roles: may('claims.write'),
  budget: { cost: 'write' },
  summary:
    'Writes down what came of a claim: the carrier will pay, has paid (which is booked), refuses, or is asked again.',
  params: z.object({ id: Uuid }),
  body: z.object({
    state: z.enum(claimStates, messages.badInput),
    amount: z.optional(Sum),
    reference: z.optional(line(60)),
    note: z.optional(line(300)),
  }),
  response: envelope(Claim),
})
