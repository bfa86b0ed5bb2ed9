import { eq, sql } from 'drizzle-orm'
import { dueCommissions, dueDeductions } from '@/backend/modules/promotions/affiliate-statement'
import { STOPPED } from '@/backend/modules/promotions/affiliates/staff-affiliate-queries'
import { affiliate, affiliatePayout } from '@/backend/modules/promotions/tables'
import type { Tx } from '@/backend/platform/db/connect'

export type Payout = typeof affiliatePayout.$inferSelect

/** Commissions and deductions are each settled by one payout, which is their sum. */
export async function settleDue(
  tx: Tx,
  payoutId: string,
  userId: number,
  isStopped: boolean,
  now: Date,
) {
  const [user, stopped] = [sql`${userId}`, isStopped ? sql`true` : sql`false`]
  // The deductions first: which of them are due depends on what is still unpaid.
  const off = await tx.execute<{ amount: number }>(sql`update affiliate_deduction
    set payout_id = ${payoutId} from (${dueDeductions(user, stopped, now)}) due
    where affiliate_deduction.id = due.id returning affiliate_deduction.amount`)
  const paid = await tx.execute<{ amount: number }>(sql`update affiliate_commission
    set payout_id = ${payoutId}, status = 2 from (${dueCommissions(user, stopped, now)}) due
    where affiliate_commission.order_id = due.order_id
    returning affiliate_commission.approved_amount as amount`)
  const sum = (rows: { amount: number }[]) =>
    rows.reduce((total, { amount }) => total + Number(amount), 0)
  return sum(paid.rows) - sum(off.rows)
}

/** Writes a payout, in đồng; which commissions it pays is the caller’s to write. */
export async function addPayout(tx: Tx, row: typeof affiliatePayout.$inferInsert): Promise<Payout> {
  const [payout] = await tx.insert(affiliatePayout).values(row).returning()
  if (!payout) throw new Error('the payout was not written')
  return payout
}

/** Codes of this affiliate give nothing any more. */
export const stopAffiliate = (tx: Tx, userId: number) =>
  tx.update(affiliate).set({ status: STOPPED }).where(eq(affiliate.userId, userId))
