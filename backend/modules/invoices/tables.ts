import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { appUser } from '@/backend/modules/accounts/tables'
import { orders } from '@/backend/modules/orders/tables'
import { createdAt, instant, updatedAt, uuidId } from '@/backend/platform/db/columns'

const buyerColumns = {
  /** person or company. */
  kind: text('kind').$type<'person' | 'company'>().notNull(),
  name: text('name').notNull(),
  taxCode: text('tax_code').notNull().default(''),
  address: text('address').notNull().default(''),
  email: text('email').notNull().default(''),
}

/** Whom an order's invoice is made out to, as long as none has been sent. */
export const invoiceBuyer = pgTable(
  'invoice_buyer',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    ...buyerColumns,
    updatedAt: updatedAt(),
  },
  (t) => [check('invoice_buyer_kind', sql`${t.kind} in ('person', 'company')`)],
)

/** The same for the next order of an account that asked to remember it. */
export const invoiceProfile = pgTable(
  'invoice_profile',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    ...buyerColumns,
    updatedAt: updatedAt(),
  },
  (t) => [check('invoice_profile_kind', sql`${t.kind} in ('person', 'company')`)],
)

/** A line as it stands on the invoice; `modules/invoices/tax-lines.ts` makes them. */
type Line = {
  orderLineId: number | null
  code: string
  name: string
  unit: string
  quantity: number
  rate: 0 | 5 | 8 | 10 | null
  amount: number
  net: number
  tax: number
}

/** An electronic invoice: queued with what it is for, sent once, never edited afterwards. */
export const invoice = pgTable(
  'invoice',
  {
    id: uuidId(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** original, adjustment or replacement. */
    kind: text('kind').$type<'original' | 'adjustment' | 'replacement'>().notNull(),
    /** Ours: the provider makes one invoice of it however often it is sent. */
    ref: text('ref').notNull().unique(),
    correctsId: uuid('corrects_id').references((): AnyPgColumn => invoice.id, {
      onDelete: 'set null',
    }),
    /** Why it corrects another. */
    reason: text('reason'),
    /** One of `invoiceStates` in the contract. */
    state: text('state').notNull().default('waiting'),
    /** As it was sent; null for a consumer without a name. */
    buyer: jsonb('buyer').$type<{
      kind: 'person' | 'company'
      name: string
      taxCode: string
      address: string
    }>(),
    buyerEmail: text('buyer_email'),
    lines: jsonb('lines').$type<Line[]>().notNull(),
    net: integer('net').notNull(),
    tax: integer('tax').notNull(),
    total: integer('total').notNull(),
    provider: text('provider'),
    /** Serial and number. */
    number: text('number'),
    lookupCode: text('lookup_code'),
    lookupUrl: text('lookup_url'),
    /** Given by the tax authority. */
    authorityCode: text('authority_code'),
    issuedAt: instant('issued_at'),
    attempts: integer('attempts').notNull().default(0),
    /** When the provider is asked next; null when nothing more is to come. */
    nextAt: instant('next_at'),
    lastError: text('last_error'),
    createdAt: createdAt(),
  },
  (t) => [
    index('invoice_order').on(t.orderId),
    index('invoice_created').on(t.createdAt.desc().nullsFirst()),
    index('invoice_issued').on(t.issuedAt).where(sql`${t.issuedAt} is not null`),
    index('invoice_due').on(t.nextAt).where(sql`${t.nextAt} is not null`),
    index('invoice_open').on(t.createdAt).where(sql`${t.state} in ('waiting', 'sent', 'refused')`),
    index('invoice_corrects').on(t.correctsId),
    uniqueIndex('invoice_original').on(t.orderId).where(sql`${t.kind} = 'original'`),
    uniqueIndex('invoice_number').on(t.provider, t.number),
    check('invoice_kind', sql`${t.kind} in ('original', 'adjustment', 'replacement')`),
    check(
      'invoice_state',
      sql`${t.state} in ('waiting', 'sent', 'issued', 'refused', 'adjusted', 'replaced', 'dropped')`,
    ),
    check('invoice_sums', sql`${t.net} + ${t.tax} = ${t.total}`),
    check(
      'invoice_numbered',
      sql`${t.state} not in ('issued', 'adjusted', 'replaced') or (${t.number} is not null and ${t.issuedAt} is not null)`,
    ),
  ],
)
