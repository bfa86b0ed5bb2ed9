import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { product } from '@/backend/modules/catalog/tables'
import { orderLine, orders } from '@/backend/modules/orders/tables'
import { bytes, createdAt, instant, uuidId } from '@/backend/platform/db/columns'
import type { ReturnOutcome } from '@/contract/return-terms'
import type { ReturnOrigin } from '@/contract/shop/returns'

/** Where the buyer wants a refund by transfer. */
export type RefundReceiver = { bank: string; account: string; name: string }

/** What a buyer wants to send back of an order. */
export const returnRequest = pgTable(
  'return_request',
  {
    id: uuidId(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** damaged, wrong, missing or unwanted. */
    reason: text('reason').notNull(),
    note: text('note').notNull().default(''),
    /** 0 asked for, 1 approved, 2 refused, 3 received and settled, 4 taken back by the buyer. */
    status: smallint('status').notNull().default(0),
    /** Asked for by the buyer; or a parcel that came back or was lost, or copies that were dropped before they were packed. */
    origin: text('origin').$type<ReturnOrigin>().notNull().default('buyer'),
    /** Other copies, or the money. */
    outcome: text('outcome').$type<ReturnOutcome>().notNull().default('refund'),
    /** The order that brings the other copies. */
    replacementId: uuid('replacement_id').references(() => orders.id),
    receiver: jsonb('receiver').$type<RefundReceiver>(),
    decidedBy: text('decided_by'),
    decisionNote: text('decision_note'),
    decidedAt: instant('decided_at'),
    receivedAt: instant('received_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('return_request_order').on(t.orderId),
    index('return_request_replacement').on(t.replacementId),
    index('return_request_open').on(t.createdAt).where(sql`${t.status} in (0, 1)`),
    check('return_request_status', sql`${t.status} between 0 and 4`),
  ],
)

const returnId = () =>
  uuid('return_id')
    .notNull()
    .references(() => returnRequest.id, { onDelete: 'cascade' })

export const returnLine = pgTable(
  'return_line',
  {
    returnId: returnId(),
    orderLineId: bigint('order_line_id', { mode: 'number' })
      .notNull()
      .references(() => orderLine.id),
    quantity: integer('quantity').notNull(),
    /** What is sent for it, and what one copy of another title counts for; null of the same title. */
    newProductId: integer('new_product_id').references(() => product.id),
    newPrice: integer('new_price'),
    /** Of what came back: into stock, or written off. */
    restocked: integer('restocked').notNull().default(0),
    writtenOff: integer('written_off').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.returnId, t.orderLineId] }),
    index('return_line_order_line').on(t.orderLineId),
    check('return_line_quantity', sql`${t.quantity} > 0`),
    check(
      'return_line_received',
      sql`least(${t.restocked}, ${t.writtenOff}) >= 0 and ${t.restocked} + ${t.writtenOff} <= ${t.quantity}`,
    ),
  ],
)

export const returnPhoto = pgTable(
  'return_photo',
  {
    returnId: returnId(),
    place: smallint('place').notNull(),
    /** WebP, without what cameras write into their files. */
    data: bytes('data').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.returnId, t.place] }),
    check('return_photo_place', sql`${t.place} between 0 and 3`),
  ],
)
