import { eq, sql } from 'drizzle-orm'
import { refund } from '@/backend/modules/payments/tables'
import type { Db } from '@/backend/platform/db/connect'

const DAYS = 30

/**
 * Đồng that go back with a refund to the same order, transfer or account within a month: slices of a large sum count together. Refused
 * ones do not count.
 */
export const sumOfWindow =
  sql`(select coalesce(sum(w.amount), 0) from refund w where w.status <> 4 and (w.id = refund.id
    or (w.created_at between refund.created_at - make_interval(days => ${sql.raw(String(DAYS))}) and refund.created_at + make_interval(days => ${sql.raw(String(DAYS))})
      and (w.order_id = refund.order_id or w.bank_transaction_id = refund.bank_transaction_id
        or w.receiver ->> 'account' = refund.receiver ->> 'account'))))`.mapWith(Number)

/**
 * What this refund and those within thirty days of it to the same order, transfer or account come to, in đồng; 0 when there is no such
 * refund.
 */
export async function sumWithin(db: Db, id: string): Promise<number> {
  const [row] = await db.select({ sum: sumOfWindow }).from(refund).where(eq(refund.id, id))
  return row?.sum ?? 0
}
