import { z } from 'zod/mini'
import { messages } from '@/contract/messages'

export const MAX_CARRIER_RULES = 30

/** An integration's id. */
const CarrierId = z.string().check(z.regex(/^[a-z0-9-]{2,30}$/, messages.badInput))
const bound = (max: number) =>
  z.nullable(z.int(messages.badInput).check(z.minimum(0, messages.badInput), z.maximum(max)))

const CarrierRule = z
  .object({
    carrier: CarrierId,
    /** Codes of the provinces it is for; none for all. */
    provinces: z.array(z.int().check(z.minimum(1), z.maximum(99))).check(z.maxLength(99)),
    /** Grams of the packed parcel, both ends included; null for no bound. */
    weightFrom: bound(1_000_000),
    weightTo: bound(1_000_000),
    /** Đồng the parcel collects, both ends included. */
    codFrom: bound(1_000_000_000),
    codTo: bound(1_000_000_000),
  })
  .check(
    z.refine(
      ({ weightFrom, weightTo, codFrom, codTo }) =>
        (weightFrom ?? 0) <= (weightTo ?? Number.POSITIVE_INFINITY) &&
        (codFrom ?? 0) <= (codTo ?? Number.POSITIVE_INFINITY),
      messages.ruleBounds,
    ),
  )
export type CarrierRule = z.output<typeof CarrierRule>

/** Which carrier takes which parcel. */
export const CarrierChoice = z.object({
  /** Where no rule matches; null for the first carrier that is connected. */
  usual: z.nullable(CarrierId),
  /** Carriers that take no new parcels; what is under way with them goes on. */
  off: z.array(CarrierId).check(z.maxLength(30)),
  /** The first that matches counts. */
  rules: z.array(CarrierRule).check(z.maxLength(MAX_CARRIER_RULES, messages.tooLong)),
})
export type CarrierChoice = z.output<typeof CarrierChoice>

export const noCarrierChoice: CarrierChoice = { usual: null, off: [], rules: [] }
