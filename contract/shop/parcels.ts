import { z } from 'zod/mini'
import { Instant, Money } from '@/contract/fields'

/** A parcel's life: packed by a shop without a carrier or waiting to be told to one, with it, and how it ended. */
export const parcelStates = [
  'packed',
  'queued',
  'created',
  'pickedUp',
  'inTransit',
  'delivering',
  'deliveryFailed',
  'delivered',
  'returning',
  'returned',
  'cancelled',
  'lost',
  'refused',
] as const
export const ParcelState = z.enum(parcelStates)
export type ParcelState = z.output<typeof ParcelState>

/** A parcel as the buyer follows it. */
export const Parcel = z.object({
  /** The shop's own number of it. */
  code: z.string(),
  carrier: z.string(),
  trackingCode: z.nullable(z.string()),
  /** The carrier's own page about it. */
  trackingUrl: z.nullable(z.string()),
  state: ParcelState,
  expectedTime: z.nullable(Instant),
  /** What is paid when it is handed over. */
  codAmount: Money,
  lines: z.array(z.object({ orderLineId: z.int(), productName: z.string(), quantity: z.int() })),
  steps: z.array(z.object({ state: ParcelState, time: Instant })),
})
export type Parcel = z.output<typeof Parcel>
