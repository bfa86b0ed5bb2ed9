import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { orderLine, orders } from '@/backend/modules/orders/tables'
import { createdAt, instant, uuidId } from '@/backend/platform/db/columns'
import { impersonal } from '@/backend/platform/db/impersonal'
import type { ClaimState } from '@/contract/staff/claims'

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
    /** What the carrier was last told to collect; null until it is told. */
    codTold: integer('cod_told'),
    /** What the shop claims from the carrier that lost or damaged it. */
    claimState: text('claim_state').$type<ClaimState>(),
    claimAmount: integer('claim_amount'),
    claimedAt: instant('claimed_at'),
    /** What the carrier will pay, or has paid. */
    claimPaid: integer('claim_paid'),
    claimAnsweredAt: instant('claim_answered_at'),
    claimReference: text('claim_reference'),
    claimNote: text('claim_note'),
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

impersonal(parcelLine, parcelStep)
