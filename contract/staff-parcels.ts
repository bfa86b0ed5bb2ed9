import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { envelope, Money, Uuid } from '@/contract/fields'
import { Parcel } from '@/contract/parcels'

const StaffParcel = z.extend(Parcel, {
  codAmount: Money,
  fee: z.nullable(Money),
  weight: z.int(),
  /** Why the carrier could not be reached, or refuses. */
  lastError: z.nullable(z.string()),
})
export type StaffParcel = z.output<typeof StaffParcel>

const params = z.object({ id: Uuid })
const call = {
  path: '/api/staff/orders/{id}/parcel',
  access: 'staff',
  roles: ['warehouse'],
  extension: true,
  params,
} as const

export const sendParcel = endpoint({
  ...call,
  method: 'POST',
  summary:
    'Queues the parcel of a confirmed or packed order for the carrier; repeated, the same parcel.',
  response: envelope(StaffParcel),
})
export const getParcel = endpoint({
  ...call,
  method: 'GET',
  roles: ['sales', 'warehouse', 'support'],
  summary: 'The newest parcel of an order.',
  response: envelope(StaffParcel),
})
export const cancelParcel = endpoint({
  ...call,
  method: 'DELETE',
  summary: 'Takes a parcel back that the carrier has not collected yet.',
  response: envelope(StaffParcel),
})
export const getParcelLabel = endpoint({
  ...call,
  method: 'GET',
  path: '/api/staff/orders/{id}/parcel/label',
  summary: 'Where the carrier’s own label can be printed, for half an hour.',
  response: envelope(z.object({ url: z.string() })),
})
