import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { orders } from '@/backend/modules/orders/tables'
import { parcel } from '@/backend/modules/parcels/tables'
import type { RefundReceiver } from '@/backend/modules/returns/tables'
import { createdAt, instant, uuidId } from '@/backend/platform/db/columns'
import { impersonal } from '@/backend/platform/db/impersonal'

/** Every đồng that came or went, once: moved from what `credit` names to what `debit` names. */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    id: uuidId(),
    /** payment, cash, transfer, refund, exchange, cod, cod-fee, cod-loss, claim, commission or commission-tax; with `reference` it names what was booked. */
    kind: text('kind').notNull(),
    reference: text('reference').notNull(),
    orderId: uuid('order_id').references(() => orders.id),
    /** bank, cash, gateway:<name>, unassigned (money not assigned yet), fees:<carrier>, losses, claims, commissions, tax, exchanges or orders. */
    debit: text('debit').notNull(),
    credit: text('credit').notNull(),
    amount: integer('amount').notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [
    unique('ledger_entry_once').on(t.kind, t.reference),
    index('ledger_entry_order').on(t.orderId),
    index('ledger_entry_at').on(t.at),
    check('ledger_entry_amount', sql`${t.amount} > 0`),
  ],
)

/** A transfer into the shop's bank account, as a notice told it. */
export const bankTransaction = pgTable(
  'bank_transaction',
  {
    id: uuidId(),
    provider: text('provider').notNull(),
    account: text('account').notNull(),
    /** The bank's own reference: one transfer, however often and by whomever it is told. */
    reference: text('reference').notNull(),
    amount: integer('amount').notNull(),
    content: text('content').notNull(),
    sender: text('sender'),
    bookedAt: instant('booked_at').notNull(),
    orderId: uuid('order_id').references(() => orders.id),
    /** The payment it was booked as; until then nobody's. */
    txnRef: text('txn_ref').references(() => payment.txnRef),
    /** 0 paid its order, 1 needs a person, 2 settled by a person. */
    state: smallint('state').notNull(),
    /** less, more, late, twice or unknown. */
    problem: text('problem'),
    resolution: text('resolution'),
    resolvedBy: text('resolved_by'),
    resolvedAt: instant('resolved_at'),
    note: text('note'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('bank_transaction_once').on(t.account, t.reference),
    index('bank_transaction_open').on(t.createdAt).where(sql`${t.state} = 1`),
    index('bank_transaction_order').on(t.orderId),
    check('bank_transaction_amount', sql`${t.amount} > 0`),
  ],
)

/** A carrier's statement of the cash it collected; each number once. */
export const codStatement = pgTable(
  'cod_statement',
  {
    id: uuidId(),
    carrier: text('carrier').notNull(),
    number: text('number').notNull(),
    fileName: text('file_name').notNull(),
    contentHash: text('content_hash').notNull(),
    importedBy: text('imported_by').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('cod_statement_once').on(t.carrier, t.number),
    index('cod_statement_created').on(t.createdAt),
  ],
)

/** What a statement says of one parcel. */
export const codLine = pgTable(
  'cod_line',
  {
    id: uuidId(),
    statementId: uuid('statement_id')
      .notNull()
      .references(() => codStatement.id),
    rowNo: integer('row_no').notNull(),
    trackingCode: text('tracking_code'),
    clientCode: text('client_code'),
    amount: integer('amount').notNull(),
    fee: integer('fee').notNull(),
    parcelId: uuid('parcel_id').references(() => parcel.id, { onDelete: 'set null' }),
    /** Of amount and fee, what is in the ledger. */
    booked: integer('booked').notNull().default(0),
    bookedFee: integer('booked_fee').notNull().default(0),
    /** 0 settled its parcel, 1 needs a person, 2 settled by a person. */
    state: smallint('state').notNull(),
    /** less, more, twice, unknown or undelivered. */
    problem: text('problem'),
    resolution: text('resolution'),
    resolvedBy: text('resolved_by'),
    resolvedAt: instant('resolved_at'),
    note: text('note'),
  },
  (t) => [
    unique('cod_line_once').on(t.statementId, t.rowNo),
    index('cod_line_parcel').on(t.parcelId),
    index('cod_line_open').on(t.statementId).where(sql`${t.state} = 1`),
    check(
      'cod_line_amounts',
      sql`${t.amount} >= 0 and ${t.fee} >= 0 and ${t.booked} between 0 and ${t.amount}`,
    ),
  ],
)

/** Money on its way back to a buyer, or to whoever sent it. */
export const refund = pgTable(
  'refund',
  {
    id: uuidId(),
    orderId: uuid('order_id').references(() => orders.id),
    /** The payment it goes back on, as far as it goes back on one. */
    txnRef: text('txn_ref').references(() => payment.txnRef),
    bankTransactionId: uuid('bank_transaction_id').references(() => bankTransaction.id),
    amount: integer('amount').notNull(),
    reason: text('reason').notNull(),
    /** return: goods that came back; surplus: what came above the total; order: anything else. */
    cause: text('cause').$type<'return' | 'surplus' | 'order'>().notNull().default('order'),
    /** gateway: by the payment site's own call; transfer: by hand at the bank; exchange: it pays the order that replaces what came back. */
    method: text('method').$type<'gateway' | 'transfer' | 'exchange'>().notNull(),
    receiver: jsonb('receiver').$type<RefundReceiver>(),
    /** 0 asked for, 1 approved, 2 under way at the payment site, 3 paid back, 4 refused. */
    status: smallint('status').notNull().default(0),
    requestedBy: text('requested_by').notNull(),
    approvedBy: text('approved_by'),
    approvedAt: instant('approved_at'),
    settledBy: text('settled_by'),
    /** The bank's or the payment site's number of the money sent back. */
    reference: text('reference'),
    lastError: text('last_error'),
    attempts: smallint('attempts').notNull().default(0),
    nextAt: instant('next_at'),
    createdAt: createdAt(),
    settledAt: instant('settled_at'),
  },
  (t) => [
    index('refund_order').on(t.orderId),
    index('refund_payment').on(t.txnRef),
    index('refund_transfer').on(t.bankTransactionId),
    index('refund_open').on(t.createdAt).where(sql`${t.status} < 3`),
    check('refund_amount', sql`${t.amount} > 0`),
    check('refund_status', sql`${t.status} between 0 and 4`),
    check('refund_source', sql`${t.orderId} is not null or ${t.bankTransactionId} is not null`),
  ],
)

export const payment = pgTable(
  'payment',
  {
    txnRef: text('txn_ref').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    provider: text('provider').notNull(),
    amount: integer('amount').notNull(),
    /** 0 pending, 1 paid, 2 failed, 3 refund due, 4 refunded. */
    status: smallint('status').notNull().default(0),
    /** It came when the order no longer waited for it, so it goes back. */
    isExtra: boolean('is_extra').notNull().default(false),
    /** When the site was last asked because the buyer wants to pay again. */
    askedAt: instant('asked_at'),
    /** The site has taken the money and holds it back: a person has to look. */
    needsReview: boolean('needs_review').notNull().default(false),
    gatewayNo: text('gateway_no'),
    bankCode: text('bank_code'),
    responseCode: text('response_code'),
    raw: jsonb('raw').$type<Record<string, unknown>>(),
    createdAt: createdAt(),
    confirmedAt: instant('confirmed_at'),
  },
  (t) => [
    index('payment_order').on(t.orderId),
    index('payment_unpaid').on(t.provider, t.createdAt).where(sql`${t.status} in (0, 2)`),
    index('payment_attention').on(t.createdAt).where(sql`${t.status} = 3 or ${t.needsReview}`),
  ],
)

export const paymentEvent = pgTable(
  'payment_event',
  {
    id: uuidId(),
    txnRef: text('txn_ref'),
    provider: text('provider').notNull(),
    kind: text('kind').notNull(),
    verified: boolean('verified').notNull(),
    rspCode: text('rsp_code'),
    raw: jsonb('raw').$type<Record<string, unknown>>().notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [index('payment_event_ref').on(t.txnRef, t.at)],
)

impersonal(ledgerEntry, codStatement)
