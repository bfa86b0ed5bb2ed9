import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { orders } from '@/backend/modules/orders/tables'
import { payment } from '@/backend/modules/payments/tables'
import { privacyTexts } from '@/backend/modules/privacy'
import type { Db } from '@/backend/platform/db/connect'
import type { Person } from '@/backend/read-models/personal-data/personal-table'

/** Up to "on its way". */
const RUNNING = [0, 1, 2, 3, 4]
const REFUND_DUE = 3
const EARNED = 1

async function openOrders(db: Db, orderIds: readonly string[]): Promise<string[]> {
  if (orderIds.length === 0) return []
  const rows = await db
    .selectDistinct({ code: orders.code })
    .from(orders)
    .leftJoin(payment, eq(payment.orderId, orders.id))
    .where(
      and(
        inArray(orders.id, [...orderIds]),
        or(
          inArray(orders.status, RUNNING),
          eq(payment.status, REFUND_DUE),
          eq(payment.needsReview, true),
        ),
      ),
    )
  return rows.map(({ code }) => code).sort()
}

/** Đồng earned and not paid, less what came back of commissions paid before. */
async function owedTo(db: Db, userId: number): Promise<number> {
  const { rows } = await db.execute<{ owed: string }>(sql`select
    coalesce((select sum(c.amount - c.reversed) from affiliate_commission c
      where c.affiliate_user_id = ${userId} and c.status = ${EARNED}), 0)
    - coalesce((select sum(d.amount) from affiliate_deduction d
      join affiliate_commission c on c.order_id = d.order_id and c.payout_id is not null
      where d.affiliate_user_id = ${userId} and d.payout_id is null), 0) as owed`)
  return Number(rows[0]?.owed ?? 0)
}

/** What has to be finished before somebody can be erased: orders on their way, refunds and commissions not paid yet. */
export async function findOpenMatters(db: Db, { userId, orderIds }: Person): Promise<string[]> {
  const codes = await openOrders(db, orderIds)
  if (userId === null) return codes
  return (await owedTo(db, userId)) > 0 ? [...codes, privacyTexts.unpaidCommission] : codes
}
