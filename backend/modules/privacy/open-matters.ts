import { and, eq, inArray, or } from 'drizzle-orm'
import { privacyTexts } from '@/backend/modules/privacy/texts'
import type { Db } from '@/backend/platform/db/connect'
import type { Person } from '@/backend/platform/db/personal-data/personal-table'
import { affiliateCommission, orders, payment } from '@/backend/platform/db/tables'

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

/** What has to be finished before somebody can be erased: orders on their way, refunds and commissions not paid yet. */
export async function findOpenMatters(db: Db, { userId, orderIds }: Person): Promise<string[]> {
  const codes = await openOrders(db, orderIds)
  if (userId === null) return codes
  const owed = await db.$count(
    affiliateCommission,
    and(eq(affiliateCommission.affiliateUserId, userId), eq(affiliateCommission.status, EARNED)),
  )
  return owed > 0 ? [...codes, privacyTexts.unpaidCommission] : codes
}
