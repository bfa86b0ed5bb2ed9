import { and, eq, ne, sql } from 'drizzle-orm'
import { ORDERS, UNCOLLECTED } from '@/backend/modules/payments/ledger'
import { ledgerEntry, refund } from '@/backend/modules/payments/tables'
import type { Db } from '@/backend/platform/db/connect'

/** The states of a refund as the database keeps them. */
export const refundStates = { asked: 0, approved: 1, underWay: 2, paidBack: 3, refused: 4 }

const sumOf = (column: typeof ledgerEntry.amount | typeof refund.amount) =>
  sql`coalesce(sum(${column}), 0)`.mapWith(Number)

/** What of an order's money, or of one payment of it, has not been promised back yet. The order must be locked. */
export async function refundable(db: Db, orderId: string, txnRef?: string): Promise<number> {
  const [paid] = await db
    .select({ sum: sumOf(ledgerEntry.amount) })
    .from(ledgerEntry)
    .where(
      and(
        eq(ledgerEntry.orderId, orderId),
        eq(ledgerEntry.credit, ORDERS),
        ne(ledgerEntry.debit, UNCOLLECTED),
        txnRef === undefined ? undefined : eq(ledgerEntry.reference, txnRef),
      ),
    )
  const [promised] = await db
    .select({ sum: sumOf(refund.amount) })
    .from(refund)
    .where(
      and(
        eq(refund.orderId, orderId),
        ne(refund.status, refundStates.refused),
        txnRef === undefined ? undefined : eq(refund.txnRef, txnRef),
      ),
    )
  return (paid?.sum ?? 0) - (promised?.sum ?? 0)
}
