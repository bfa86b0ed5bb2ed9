import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { ward } from '@/backend/modules/geography/tables'
import { id, instant, uuidId } from '@/backend/platform/db/columns'
import { impersonal } from '@/backend/platform/db/impersonal'

export const shippingRate = pgTable(
  'shipping_rate',
  {
    id: id(),
    fromProvince: integer('from_province').notNull(),
    /** 1 same province, 2 same region, 3 another region, 4 islands. */
    zone: smallint('zone').notNull(),
    baseWeight: integer('base_weight').notNull(),
    baseFee: integer('base_fee').notNull(),
    stepWeight: integer('step_weight').notNull(),
    stepFee: integer('step_fee').notNull(),
    freeOver: integer('free_over'),
    /** Days. */
    etaMin: smallint('eta_min'),
    etaMax: smallint('eta_max'),
  },
  (t) => [unique('shipping_rate_zone').on(t.fromProvince, t.zone)],
)

/** What a carrier asked for such a parcel, so that a buyer pays what was shown. */
export const shippingQuote = pgTable(
  'shipping_quote',
  {
    id: uuidId(),
    carrier: text('carrier').notNull(),
    wardId: integer('ward_id').notNull(),
    weightGram: integer('weight_gram').notNull(),
    codAmount: integer('cod_amount').notNull(),
    value: integer('value').notNull(),
    /** Null when it did not answer and the shop's table counted. */
    fee: integer('fee'),
    days: text('days'),
    askedAt: instant('asked_at').notNull(),
  },
  (t) => [
    index('shipping_quote_parcel').on(t.wardId, t.weightGram, t.askedAt),
    index('shipping_quote_asked').on(t.askedAt),
    check('shipping_quote_fee', sql`${t.fee} >= 0`),
  ],
)

/** A ward of the shop's form in a carrier's own words and numbers. */
export const carrierWard = pgTable(
  'carrier_ward',
  {
    carrier: text('carrier').notNull(),
    wardId: integer('ward_id')
      .notNull()
      .references(() => ward.id),
    /** The carrier's number of the ward of today; null when it knows only the one of before. */
    code: text('code'),
    wardName: text('ward_name').notNull(),
    cityName: text('city_name').notNull(),
    /** District and ward of before July 2025, for a carrier that does not know the ward of today. */
    formerDistrictId: integer('former_district_id'),
    formerWardCode: text('former_ward_code'),
    /** name, former or person: a refresh leaves what a person has set. */
    source: text('source').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.carrier, t.wardId] })],
)

impersonal(shippingRate, shippingQuote, carrierWard)
