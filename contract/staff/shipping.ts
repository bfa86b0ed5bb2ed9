import { z } from 'zod/mini'
import { Instant } from '@/contract/fields'
import { messages } from '@/contract/messages'
import { CarrierChoice } from '@/contract/staff/carrier-rules'
import { may } from '@/contract/staff/permissions'
import { staffResource } from '@/contract/staff/resource'

/** The one table of fees. */
export const FEE_TABLE = 'table'
export const ZONE_COUNT = 4

const whole = (least: number, most: number) =>
  z
    .int(messages.badInput)
    .check(z.minimum(least, messages.badInput), z.maximum(most, messages.badInput))

const Rate = z
  .object({
    /** 1 the warehouse's own province, 2 its region, 3 other regions, 4 islands. */
    zone: whole(1, ZONE_COUNT),
    /** Grams the first fee covers, and of each further step. */
    baseWeight: whole(1, 100_000),
    baseFee: whole(0, 10_000_000),
    stepWeight: whole(1, 100_000),
    stepFee: whole(0, 10_000_000),
    /** Value of the books from which sending is free; null when it never is. */
    freeOver: z.nullable(whole(0, 1_000_000_000)),
    /** Working days; null when none are promised. */
    etaMin: z.nullable(whole(0, 60)),
    etaMax: z.nullable(whole(0, 60)),
  })
  .check(
    z.refine(
      ({ etaMin, etaMax }) =>
        (etaMin === null) === (etaMax === null) && (etaMin ?? 0) <= (etaMax ?? 0),
      messages.daysWrong,
    ),
  )
export type FeeRate = z.output<typeof Rate>

const FeeTable = z.object({
  id: z.literal(FEE_TABLE),
  /** Sent back with a change, so that nobody overwrites what they have not seen. */
  version: z.int(),
  warehouseCityName: z.string(),
  /** Every carrier there is an account for, and those that have parcels under way. */
  carriers: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      isConnected: z.boolean(),
      /** Parcels it has, or is to be told of. */
      underWay: z.int(),
    }),
  ),
  carrierChoice: CarrierChoice,
  /** The provinces a rule may name. */
  cities: z.array(z.object({ code: z.int(), name: z.string() })),
  rates: z.array(Rate),
  changedTime: z.nullable(Instant),
  changedBy: z.nullable(z.string()),
})
export type FeeTable = z.output<typeof FeeTable>

const table = staffResource({
  path: 'shipping',
  noun: 'the table of shipping fees',
  id: z.literal(FEE_TABLE),
  read: may('shipping.read'),
  write: may('shipping.write'),
})

export const staffShipping = {
  list: table.list(FeeTable, { sorts: ['version'] }),
  read: table.read(FeeTable),
  change: table.change(
    z.object({
      version: z.int(),
      /** Left as it is without it. */
      carrierChoice: z.optional(CarrierChoice),
      /** All four zones; left as they are without them. */
      rates: z.optional(
        z
          .array(Rate)
          .check(
            z.refine(
              (rates) =>
                rates.length === ZONE_COUNT &&
                new Set(rates.map(({ zone }) => zone)).size === ZONE_COUNT,
              messages.badInput,
            ),
          ),
      ),
    }),
    FeeTable,
  ),
}
