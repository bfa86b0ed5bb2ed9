import { and, eq, inArray, sql } from 'drizzle-orm'
import { affiliateCommission, affiliateDeduction } from '@/backend/modules/promotions/tables'
import { percentOf } from '@/backend/modules/promotions/voucher-rules'
import type { Db, Tx } from '@/backend/platform/db/connect'
import { affiliateTerms } from '@/contract/shop/affiliate-statement'

const states = { pending: 0, earned: 1, lost: 3 }
type Commission = typeof affiliateCommission.$inferSelect

/** Writes the commission of a new order, in đồng; it is earned when the order is paid. */
export const insertCommission = (tx: Tx, commission: typeof affiliateCommission.$inferInsert) =>
  tx.insert(affiliateCommission).values(commission)

async function lockCommission(tx: Tx, orderId: string): Promise<Commission | null> {
  const [row] = await tx
    .select()
    .from(affiliateCommission)
    .where(eq(affiliateCommission.orderId, orderId))
    .for('update')
  return row ?? null
}

/** What is earned on an order whose goods have changed. */
export async function recountCommission(tx: Tx, orderId: string, base: number): Promise<void> {
  const row = await lockCommission(tx, orderId)
  if (!row) return
  const amount = percentOf(base, row.ratePercent)
  await tx
    .update(affiliateCommission)
    .set({ base, amount })
    .where(eq(affiliateCommission.orderId, orderId))
}

/** The commission of an order becomes due; one that is not pending stays as it is. */
export const earnCommission = (tx: Tx, orderId: string) =>
  tx
    .update(affiliateCommission)
    .set({ status: states.earned })
    .where(
      and(eq(affiliateCommission.orderId, orderId), eq(affiliateCommission.status, states.pending)),
    )

/** What was approved stays as it was; what comes back of it is taken off the next payout. */
async function setReversed(tx: Tx, row: Commission, reversed: number, now: Date): Promise<void> {
  const amount = reversed - row.reversed
  await tx
    .update(affiliateCommission)
    .set({ reversed })
    .where(eq(affiliateCommission.orderId, row.orderId))
  if (row.approvedAt === null || amount <= 0) return
  const { orderId, affiliateUserId } = row
  await tx.insert(affiliateDeduction).values({ orderId, affiliateUserId, amount, createdAt: now })
}

/** A commission is lost with its order; one that was approved, and perhaps paid, is taken back whole. */
export async function loseCommission(tx: Tx, orderId: string, now: Date): Promise<void> {
  const row = await lockCommission(tx, orderId)
  if (!row || row.status === states.lost) return
  if (row.approvedAt !== null) return setReversed(tx, row, row.amount, now)
  await tx
    .update(affiliateCommission)
    .set({ status: states.lost })
    .where(
      and(
        eq(affiliateCommission.orderId, orderId),
        inArray(affiliateCommission.status, [states.pending, states.earned]),
      ),
    )
}

/** Takes off a commission what is due to goods that have come back: `back` of `of` đồng, all returns together. */
export async function reverseCommission(
  tx: Tx,
  orderId: string,
  goods: { back: number; of: number },
  now: Date,
): Promise<void> {
  const row = await lockCommission(tx, orderId)
  if (!row) return
  const of = BigInt(Math.max(1, goods.of))
  const kept = (BigInt(row.amount) * BigInt(goods.of - goods.back)) / of
  await setReversed(tx, row, row.amount - Number(kept), now)
}

const DAY_MS = 86_400_000

/**
 * Approves what nothing can be sent back of any more: delivered long enough ago, or of courses alone and paid as long ago, and no
 * return under way.
 */
export async function approveCommissions(db: Db, now: Date): Promise<void> {
  const until = new Date(now.getTime() - affiliateTerms.holdDays * DAY_MS).toISOString()
  const at = now.toISOString()
  await db.execute(sql`update affiliate_commission c
    set approved_at = ${at}::timestamptz, approved_amount = c.amount - c.reversed
    from orders o
    where o.id = c.order_id and c.status = ${states.earned} and c.approved_at is null
      and (o.delivered_at <= ${until}::timestamptz or (o.paid_at <= ${until}::timestamptz
        and exists (select 1 from order_line l where l.order_id = o.id) and not exists (
        select 1 from order_line l join product p on p.id = l.product_id
        where l.order_id = o.id and p.object_type <> 1)))
      and not exists (select 1 from return_request r where r.order_id = o.id and r.status in (0, 1))`)
}
