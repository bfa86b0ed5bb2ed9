import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { envelope, line, Money, Uuid } from '@/contract/fields'
import { messages } from '@/contract/messages'
import { Parcel, ParcelState } from '@/contract/shop/parcels'
import { claimStates } from '@/contract/staff/claims'
import { may } from '@/contract/staff/permissions'

const StaffParcel = z.extend(Parcel, {
  fee: z.nullable(Money),
  /** @example 300 */
  weight: z.int(),
  /** Why the carrier could not be reached, or refuses. */
  lastError: z.nullable(z.string()),
  /** It came back or was lost, and what it held is out of the order. */
  isClosed: z.boolean(),
  /** Where the shop may say a parcel is that it hands over itself; of a carrier’s the carrier tells. */
  nextStates: z.array(ParcelState),
  /** What the shop asks of its carrier for it; null when nothing is. */
  claimState: z.nullable(z.enum(claimStates)),
  claimAmount: z.nullable(Money),
  /** Its carrier may be asked for money. */
  mayClaim: z.boolean(),
})
export type StaffParcel = z.output<typeof StaffParcel>

const OrderParcels = z.object({
  /** Whether a carrier is connected; without one the shop hands over itself. */
  hasCarrier: z.boolean(),
  /** The first one first. */
  parcels: z.array(StaffParcel),
  /** Copies no parcel holds: packed, and to be packed later. */
  unsent: z.array(
    z.object({
      orderLineId: z.int(),
      productName: z.string(),
      quantity: z.int(),
      later: z.int(),
    }),
  ),
})
export type OrderParcels = z.output<typeof OrderParcels>

const ParcelCarrier = z.object({
  id: z.string(),
  name: z.string(),
  /** The shop's rules say so. */
  isChosen: z.boolean(),
  /** What it asks for this parcel; null where it did not say. */
  fee: z.nullable(Money),
  days: z.nullable(z.string()),
  /** Why it names no fee, or that it will not take the parcel. */
  problem: z.nullable(z.string()),
})
export type ParcelCarrier = z.output<typeof ParcelCarrier>

const ofOrder = {
  path: '/api/staff/orders/{id}/parcels',
  access: 'staff',
  extension: true,
  params: z.object({ id: Uuid }),
  response: envelope(OrderParcels),
} as const
const ofParcel = {
  access: 'staff',
  roles: may('parcels.send'),
  extension: true,
  params: z.object({
    code: z.string().check(z.regex(/^[A-Za-z0-9]{4,20}(?:-\d{1,3})?$/, messages.badId)),
  }),
} as const

export const sendParcel = endpoint({
  ...ofOrder,
  method: 'POST',
  roles: may('parcels.send'),
  budget: { cost: 'write' },
  summary:
    'Makes a parcel of what is packed, or some of it, for the carrier or for the shop to hand over itself; with nothing left to send it changes nothing.',
  body: z.object({
    /** The shop hands it over itself. */
    isOwn: z.optional(z.boolean()),
    /** Which carrier takes it; without one the shop's rules say. */
    carrier: z.optional(line(30)),
    lines: z.optional(
      z
        .array(
          z.object({
            orderLineId: z.int().check(z.minimum(1)),
            quantity: z.int().check(z.minimum(1), z.maximum(999)),
          }),
        )
        .check(z.minLength(1, messages.badInput), z.maxLength(100)),
    ),
  }),
})
export const listParcels = endpoint({
  ...ofOrder,
  method: 'GET',
  roles: may('parcels.read'),
  budget: { cost: 'read' },
  summary: 'The parcels of an order, and what no parcel holds yet.',
})
export const listParcelCarriers = endpoint({
  ...ofOrder,
  method: 'GET',
  path: '/api/staff/orders/{id}/carriers',
  roles: may('parcels.send'),
  budget: { cost: 'heavy' },
  summary:
    'The carriers the next parcel of an order may go with, each with the fee it asks; one that does not answer is told without.',
  query: z.object({
    /** `12:1,14:2`: so many copies of these lines; without it all that is packed. */
    lines: z.optional(
      z.string().check(z.regex(/^\d{1,9}:\d{1,3}(?:,\d{1,9}:\d{1,3}){0,99}$/, messages.badInput)),
    ),
  }),
  response: envelope(z.array(ParcelCarrier)),
})
export const moveParcel = endpoint({
  ...ofParcel,
  method: 'PATCH',
  path: '/api/staff/parcels/{code}',
  roles: may('parcels.move'),
  budget: { cost: 'write' },
  summary:
    'Says where a parcel is that the shop hands over itself; its order follows, and the buyer is told.',
  body: z.object({
    state: ParcelState,
    /** Shown to the buyer in the order’s history. */
    note: z.optional(line(300)),
  }),
  response: envelope(OrderParcels),
})
export const cancelParcel = endpoint({
  ...ofParcel,
  method: 'DELETE',
  path: '/api/staff/parcels/{code}',
  budget: { cost: 'write' },
  summary: 'Takes a parcel back that has not left the shop yet.',
  response: envelope(OrderParcels),
})
export const closeParcel = endpoint({
  ...ofParcel,
  method: 'POST',
  path: '/api/staff/parcels/{code}/close',
  budget: { cost: 'write' },
  summary:
    'Takes what came back or was lost out of an order sent in several parcels: stock, money and commission are settled.',
  body: z.object({
    /** Whether the copies go back into stock or are written off. */
    isRestocked: z.boolean(),
  }),
  response: envelope(OrderParcels),
})
export const dropLater = endpoint({
  method: 'POST',
  path: '/api/staff/orders/{id}/drop-later',
  access: 'staff',
  roles: may('orders.move'),
  budget: { cost: 'write' },
  extension: true,
  params: z.object({ id: Uuid }),
  summary:
    'Takes the copies left for later out of an order that is on its way: stock, money and commission are settled, the buyer is told.',
  body: z.object({
    /** Whether the copies are there and go back into stock, or are written off. */
    isRestocked: z.boolean(),
  }),
  response: envelope(OrderParcels),
})
export const getParcelLabel = endpoint({
  ...ofParcel,
  method: 'GET',
  path: '/api/staff/parcels/{code}/label',
  budget: { cost: 'heavy' },
  summary: 'Where the carrier’s own label can be printed, for half an hour.',
  response: envelope(z.object({ url: z.string() })),
})
