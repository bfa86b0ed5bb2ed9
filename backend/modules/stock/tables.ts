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
  uuid,
} from 'drizzle-orm/pg-core'
import { product } from '@/backend/modules/catalog/tables'
import { orders } from '@/backend/modules/orders/tables'
import { createdAt, instant, uuidId } from '@/backend/platform/db/columns'
import { impersonal } from '@/backend/platform/db/impersonal'

export const inventory = pgTable(
  'inventory',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => product.id, { onDelete: 'cascade' }),
    onHand: integer('on_hand').notNull().default(0),
    reserved: integer('reserved').notNull().default(0),
    /** Fewer free copies than this are too few. */
    lowMark: integer('low_mark').notNull().default(3),
    /** Where the book stands in the warehouse, as its staff call it. */
    shelf: text('shelf').notNull().default(''),
  },
  (t) => [
    index('inventory_low').on(t.productId).where(sql`${t.onHand} - ${t.reserved} < ${t.lowMark}`),
    check('inventory_on_hand', sql`${t.onHand} >= 0`),
    check('inventory_reserved', sql`${t.reserved} >= 0 and ${t.reserved} <= ${t.onHand}`),
  ],
)

export const stockMovement = pgTable(
  'stock_movement',
  {
    id: uuidId(),
    productId: integer('product_id').notNull(),
    orderId: uuid('order_id'),
    dOnHand: integer('d_on_hand').notNull(),
    dReserved: integer('d_reserved').notNull(),
    reason: text('reason').notNull(),
    note: text('note'),
    /** Who of the staff corrected it. */
    actorId: integer('actor_id'),
    createdAt: createdAt(),
  },
  (t) => [index('stock_movement_product').on(t.productId, t.createdAt)],
)

const orderId = () =>
  uuid('order_id')
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' })

/** Stock set aside for an order until it is paid for, expires or is cancelled. */
export const stockHold = pgTable(
  'stock_hold',
  {
    orderId: orderId(),
    productId: integer('product_id').notNull(),
    quantity: integer('quantity').notNull(),
    /** 0 held, 1 taken, 2 released. */
    state: smallint('state').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.productId] })],
)

/** Who wants to be mailed once when a sold-out book is there again. The row goes with the mail. */
export const stockNotice = pgTable(
  'stock_notice',
  {
    id: uuidId(),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    /** In lower case. */
    email: text('email').notNull(),
    /** Of the link that confirms the address; null once it is confirmed. */
    tokenHash: text('token_hash').unique(),
    confirmedAt: instant('confirmed_at'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('stock_notice_one').on(t.productId, t.email),
    index('stock_notice_waiting').on(t.productId).where(sql`${t.confirmedAt} is not null`),
    index('stock_notice_email').on(t.email),
  ],
)

impersonal(inventory, stockMovement, stockHold)
