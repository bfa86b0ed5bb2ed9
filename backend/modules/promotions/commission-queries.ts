import { and, eq, inArray, sql } from 'drizzle-orm'
import { percentOf } from '@/backend/modules/promotions/voucher-rules'
import type { Tx } from '@/backend/platform/db/connect'
import { affiliateCommission } from '@/backend/platform/db/tables'

const states = { pending: 0, earned: 1, lost: 3 }

export const insertCommission = (tx: Tx, commission: typeof affiliateCommission.$inferInsert) =>
  tx.insert(affiliateCommission).values(commission)

const move = (tx: Tx, orderId: string, from: readonly number[], to: number) =>
  tx
    .update(affiliateCommission)
    .set({ status: to })
    .where(
      and(eq(affiliateCommission.orderId, orderId), inArray(affiliateCommission.status, [...from])),
    )

/** What is earned on an order whose goods have changed. */
export async function recountCommission(tx: Tx, orderId: string, base: number): Promise<void> {
  const isOfOrder = eq(affiliateCommission.orderId, orderId)
  const [row] = await tx
    .select({ ratePercent: affiliateCommission.ratePercent })
    .from(affiliateCommission)
    .where(isOfOrder)
  if (!row) return
  const amount = percentOf(base, row.ratePercent)
  await tx.update(affiliateCommission).set({ base, amount }).where(isOfOrder)
}

export const earnCommission = (tx: Tx, orderId: string) =>
  move(tx, orderId, [states.pending], states.earned)

/** A commission not yet paid out is lost with its order. */
export const loseCommission = (tx: Tx, orderId: string) =>
  move(tx, orderId, [states.pending, states.earned], states.lost)

/** Takes off a commission what is due to goods that have come back: `back` of `of` đồng, all returns together. */
export const reverseCommission = (tx: Tx, orderId: string, goods: { back: number; of: number }) =>
  tx
    .update(affiliateCommission)
    .set({
      reversed: sql`${affiliateCommission.amount} -
        ${affiliateCommission.amount}::bigint * ${goods.of - goods.back}::bigint / ${Math.max(1, goods.of)}::bigint`,
    })
    .where(eq(affiliateCommission.orderId, orderId))
