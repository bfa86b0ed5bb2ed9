import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { affiliatePayout } from '@/backend/modules/promotions/tables'
import type { Db, Tx } from '@/backend/platform/db/connect'
import type { AffiliatePayout, StatementMonth } from '@/contract/shop/affiliate-statement'

const MOST_SHOWN = 24
const ZONE = 'Asia/Ho_Chi_Minh'

/** The first moment of the month it is in the shop: what was approved before is to be paid now. */
export const monthStart = (now: Date): SQL =>
  sql`date_trunc('month', ${now.toISOString()}::timestamptz at time zone ${ZONE}) at time zone ${ZONE}`

const monthOf = (column: SQL) => sql`to_char(${column} at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM')`

type Sums = { month: string; approved: string; deducted: string; paid: string }

/** What an affiliate is owed, month by month, the newest first; every đồng of it is in exactly one of them. */
export async function listStatement(db: Db | Tx, userId: number): Promise<StatementMonth[]> {
  const { rows } = await db.execute<Sums>(sql`
    select month, sum(approved)::text as approved, sum(deducted)::text as deducted, sum(paid)::text as paid from (
      select ${monthOf(sql`c.approved_at`)} as month, c.approved_amount as approved, 0 as deducted, 0 as paid
        from affiliate_commission c where c.affiliate_user_id = ${userId} and c.approved_at is not null
      union all select ${monthOf(sql`d.created_at`)}, 0, d.amount, 0
        from affiliate_deduction d where d.affiliate_user_id = ${userId}
      union all select ${monthOf(sql`p.paid_at`)}, 0, 0, p.amount
        from affiliate_payout p where p.affiliate_user_id = ${userId}
    ) moves group by month order by month`)
  let balance = 0
  const months = rows.map(({ month, approved, deducted, paid }) => {
    balance += Number(approved) - Number(deducted) - Number(paid)
    return {
      month,
      approved: Number(approved),
      deducted: Number(deducted),
      paid: Number(paid),
      balance,
    }
  })
  return months.reverse().slice(0, MOST_SHOWN)
}

export async function listPayouts(db: Db | Tx, userId: number): Promise<AffiliatePayout[]> {
  const rows = await db
    .select()
    .from(affiliatePayout)
    .where(and(eq(affiliatePayout.affiliateUserId, userId)))
    .orderBy(desc(affiliatePayout.paidAt), desc(affiliatePayout.id))
    .limit(MOST_SHOWN)
  return rows.map(({ id, paidAt, amount, taxWithheld, reference }) => ({
    id,
    paidTime: paidAt.toISOString(),
    amount,
    taxWithheld,
    reference,
  }))
}

/** Commissions of one affiliate that a payout settles now: approved before this month, or all when they have stopped. */
export const dueCommissions = (userId: SQL, isStopped: SQL, now: Date) =>
  sql`select c.order_id, c.approved_amount as amount from affiliate_commission c
    where c.affiliate_user_id = ${userId} and c.payout_id is null and c.approved_at is not null
      and (${isStopped} or c.approved_at < ${monthStart(now)})`

/** What comes off with them: of those very commissions, and of such as were paid before. */
export const dueDeductions = (userId: SQL, isStopped: SQL, now: Date) =>
  sql`select d.id, d.amount from affiliate_deduction d
    join affiliate_commission c on c.order_id = d.order_id
    where d.affiliate_user_id = ${userId} and d.payout_id is null
      and (c.payout_id is not null or ${isStopped} or c.approved_at < ${monthStart(now)})`

/** Đồng to be transferred now. */
export const dueSum = (userId: SQL, isStopped: SQL, now: Date) =>
  sql`(coalesce((select sum(due.amount) from (${dueCommissions(userId, isStopped, now)}) due), 0)
    - coalesce((select sum(off.amount) from (${dueDeductions(userId, isStopped, now)}) off), 0))`.mapWith(
    Number,
  )

/** Đồng approved and not paid, whatever the month. */
export const balanceSum = (userId: SQL) =>
  sql`(coalesce((select sum(c.approved_amount) from affiliate_commission c
      where c.affiliate_user_id = ${userId} and c.approved_at is not null), 0)
    - coalesce((select sum(d.amount) from affiliate_deduction d where d.affiliate_user_id = ${userId}), 0)
    - coalesce((select sum(p.amount) from affiliate_payout p where p.affiliate_user_id = ${userId}), 0))`.mapWith(
    Number,
  )

/** Đồng earned and not approved yet. */
export const pendingSum = (userId: SQL) =>
  sql`coalesce((select sum(c.amount - c.reversed) from affiliate_commission c
    where c.affiliate_user_id = ${userId} and c.status = 1 and c.approved_at is null), 0)`.mapWith(
    Number,
  )
