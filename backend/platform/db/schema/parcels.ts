import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant, uuidId } from './columns'
import { ward } from './geography'
import { orderLine, orders } from './orders'

/** A parcel given, or to be given, to a carrier. */
export const parcel = pgTable(
  'parcel',
  {
    id: uuidId(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    carrier: text('carrier').notNull(),
    /** Our own code: sent twice, the carrier makes one parcel of it. */
    code: text('code').notNull().unique(),
    /** Null until the carrier has taken it over into its books. */
    trackingCode: text('tracking_code'),
    /** One of `parcelStates` in the contract. */
    state: text('state').notNull().default('queued'),
    weightGram: integer('weight_gram').notNull(),
    /** Đồng the carrier collects. */
    codAmount: integer('cod_amount').notNull(),
    /** What the carrier asks of the shop; null until it says so. */
    fee: integer('fee'),
    expectedAt: instant('expected_at'),
    attempts: integer('attempts').notNull().default(0),
    /** When the carrier is asked next; null when nothing more is to come. */
    nextAt: instant('next_at'),
    lastError: text('last_error'),
    /** What it held is out of the order: it came back or was lost while other parcels go on. */
    closedAt: instant('closed_at'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('parcel_tracking').on(t.carrier, t.trackingCode),
    index('parcel_order').on(t.orderId),
    index('parcel_due').on(t.nextAt).where(sql`${t.nextAt} is not null`),
    check('parcel_amounts', sql`${t.weightGram} > 0 and ${t.codAmount} >= 0`),
  ],
)

/** What lies in a parcel. */
export const parcelLine = pgTable(
  'parcel_line',
  {
    parcelId: uuid('parcel_id')
      .notNull()
      .references(() => parcel.id, { onDelete: 'cascade' }),
    orderLineId: integer('order_line_id')
      .notNull()
      .references(() => orderLine.id),
    quantity: integer('quantity').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.parcelId, t.orderLineId] }),
    index('parcel_line_order_line').on(t.orderLineId),
    check('parcel_line_quantity', sql`${t.quantity} > 0`),
  ],
)

/** What a carrier has said of a parcel, each once. */
export const parcelStep = pgTable(
  'parcel_step',
  {
    id: uuidId(),
    parcelId: uuid('parcel_id')
      .notNull()
      .references(() => parcel.id, { onDelete: 'cascade' }),
    state: text('state').notNull(),
    /** In the carrier's own words. */
    rawState: text('raw_state').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [unique('parcel_step_once').on(t.parcelId, t.rawState, t.at)],
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
