import { and, asc, eq, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { type Holder, holderKey } from '@/backend/modules/accounts'
import { voucher, voucherUse } from '@/backend/modules/promotions/tables'
import type { Db } from '@/backend/platform/db/connect'

export type VoucherClaim = { voucherId: number; amount: number }

const lockVouchers = (tx: Db, ids: number[]) =>
  tx
    .select({ id: voucher.id })
    .from(voucher)
    .where(inArray(voucher.id, ids))
    .orderBy(asc(voucher.id))
    .for('update')

/** Uses that count as this buyer's, among the columns of `voucher_use`: an account's own, a guest's by telephone or e-mail. */
export const isUseBy = (holder: Holder): SQL =>
  sql`(holder = ${holderKey(holder) ?? ''} or guest_email = ${holder.email ?? ''})`

/** Counts an order's codes as used; false when one of them has reached its limit or this holder's. */
export async function claimVouchers(
  tx: Db,
  claims: readonly VoucherClaim[],
  holder: Holder,
  orderId: string,
): Promise<boolean> {
  if (claims.length === 0) return true
  const ids = claims.map(({ voucherId }) => voucherId)
  await lockVouchers(tx, ids)
  const claimed = await tx
    .update(voucher)
    .set({ used: sql`${voucher.used} + 1` })
    .where(
      and(
        inArray(voucher.id, ids),
        or(isNull(voucher.usageLimit), sql`${voucher.used} < ${voucher.usageLimit}`),
      ),
    )
    .returning({ id: voucher.id, perUserLimit: voucher.perUserLimit })
  if (claimed.length !== ids.length) return false
  // Counted under the vouchers' locks: another order of the same holder has either ended or not begun.
  const uses = await tx
    .select({ id: voucherUse.voucherId, count: sql`count(*)`.mapWith(Number) })
    .from(voucherUse)
    .where(and(inArray(voucherUse.voucherId, ids), isUseBy(holder), isNull(voucherUse.releasedAt)))
    .groupBy(voucherUse.voucherId)
  const usedBy = new Map(uses.map(({ id, count }) => [id, count]))
  if (claimed.some((one) => (usedBy.get(one.id) ?? 0) >= one.perUserLimit)) return false
  const use = { orderId, holder: holderKey(holder) ?? '', guestEmail: holder.email }
  await tx.insert(voucherUse).values(claims.map((claim) => ({ ...claim, ...use })))
  return true
}

const isLiveUseOf = (orderId: string) =>
  and(eq(voucherUse.orderId, orderId), isNull(voucherUse.releasedAt))

/** Ids of the vouchers an order uses. */
export async function liveUsesOf(tx: Db, orderId: string): Promise<number[]> {
  const rows = await tx
    .select({ voucherId: voucherUse.voucherId })
    .from(voucherUse)
    .where(isLiveUseOf(orderId))
  return rows.map(({ voucherId }) => voucherId)
}

/** Writes what the codes an order keeps take off now, and makes the others usable again. */
export async function keepVoucherUses(
  tx: Db,
  orderId: string,
  kept: readonly VoucherClaim[],
  now: Date,
): Promise<void> {
  const ids = kept.map(({ voucherId }) => voucherId)
  await release(tx, and(isLiveUseOf(orderId), notInArray(voucherUse.voucherId, ids)), now)
  for (const { voucherId, amount } of kept) {
    await tx
      .update(voucherUse)
      .set({ amount })
      .where(and(isLiveUseOf(orderId), eq(voucherUse.voucherId, voucherId)))
  }
}

/** Makes the codes of an order usable again, once. */
export const returnVouchers = (tx: Db, orderId: string, now: Date): Promise<void> =>
  release(tx, isLiveUseOf(orderId), now)

async function release(tx: Db, where: SQL | undefined, now: Date): Promise<void> {
  const released = await tx
    .update(voucherUse)
    .set({ releasedAt: now })
    .where(where)
    .returning({ voucherId: voucherUse.voucherId })
  if (released.length === 0) return
  const ids = released.map(({ voucherId }) => voucherId)
  await lockVouchers(tx, ids)
  await tx
    .update(voucher)
    .set({ used: sql`greatest(0, ${voucher.used} - 1)` })
    .where(inArray(voucher.id, ids))
}
