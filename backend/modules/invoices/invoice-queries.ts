import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { invoice } from '@/backend/modules/invoices/tables'
import { CANCELLED, lockOrder, type OrderRow, RETURNED } from '@/backend/modules/orders'
import { ORDERS, refundStates, UNCOLLECTED } from '@/backend/modules/payments'
import { ledgerEntry, refund } from '@/backend/modules/payments/tables'
import type { Db, Tx } from '@/backend/platform/db/connect'
import { enqueue } from '@/backend/platform/jobs/enqueue'

export type InvoiceRow = typeof invoice.$inferSelect

/** Issued, whatever became of it afterwards. */
const issued = ['issued', 'adjusted', 'replaced']
export const isIssued = ({ state }: Pick<InvoiceRow, 'state'>) => issued.includes(state)
/** The provider does not have it: it may still be changed or dropped. */
export const isUnsent = ({ state }: Pick<InvoiceRow, 'state'>) =>
  state === 'waiting' || state === 'refused'

/** All invoices of an order but those that were dropped, the oldest first. */
export const listInvoicesOf = (db: Db, orderId: string): Promise<InvoiceRow[]> =>
  db
    .select()
    .from(invoice)
    .where(and(eq(invoice.orderId, orderId), ne(invoice.state, 'dropped')))
    .orderBy(asc(invoice.createdAt), asc(invoice.id))

/** Writes an invoice and has it sent. */
export async function addInvoice(tx: Tx, values: typeof invoice.$inferInsert) {
  const [row] = await tx.insert(invoice).values(values).returning({ id: invoice.id })
  if (!row) throw new Error('an invoice was not written')
  await enqueue(tx, { queue: 'invoices', id: row.id })
  return row
}

/** What counts of an order's invoices now: the original or what replaced it last, and its adjustments. */
export function currentInvoices(rows: readonly InvoiceRow[]) {
  const bases = rows.filter(({ kind }) => kind !== 'adjustment')
  const base = bases.at(-1)
  const adjustments = rows.filter(
    ({ kind, correctsId }) => kind === 'adjustment' && correctsId === base?.id,
  )
  return base ? { base, adjustments } : null
}

/** Nothing was sold, or all of it came back. */
export const isUndone = ({ status }: Pick<OrderRow, 'status'>) =>
  status === CANCELLED || status === RETURNED

/** What the invoices of a locked order have to come to: its total less what goes back of it; money paid too much is no sale. */
export async function invoiceTotalDue(db: Db, order: OrderRow): Promise<number> {
  if (isUndone(order)) return 0
  const [paid] = await db
    .select({
      sum: sql`coalesce(sum(${ledgerEntry.amount}), 0)`.mapWith(Number),
      // Of parcels that came back unpaid.
      uncollected:
        sql`coalesce(sum(${ledgerEntry.amount}) filter (where ${ledgerEntry.debit} = ${UNCOLLECTED}), 0)`.mapWith(
          Number,
        ),
    })
    .from(ledgerEntry)
    .where(and(eq(ledgerEntry.orderId, order.id), eq(ledgerEntry.credit, ORDERS)))
  const [back] = await db
    .select({ sum: sql`coalesce(sum(${refund.amount}), 0)`.mapWith(Number) })
    .from(refund)
    .where(and(eq(refund.orderId, order.id), ne(refund.status, refundStates.refused)))
  const tooMuch = Math.max(0, (paid?.sum ?? 0) - order.total)
  const less = (back?.sum ?? 0) + (paid?.uncollected ?? 0)
  return Math.max(0, order.total - Math.max(0, less - tooMuch))
}

/** The order is locked before its invoice, as everywhere. */
export async function lockInvoice(tx: Tx, id: string) {
  const [named] = await tx
    .select({ orderId: invoice.orderId })
    .from(invoice)
    .where(eq(invoice.id, id))
  const order = named && (await lockOrder(tx, named.orderId))
  const [row] = await tx.select().from(invoice).where(eq(invoice.id, id)).for('update')
  return order && row ? { order, row } : null
}
