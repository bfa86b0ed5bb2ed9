import { eq, sql } from 'drizzle-orm'
import { voucher, voucherUse } from '@/backend/modules/promotions/tables'
import { inventory, stockMovement } from '@/backend/modules/stock/tables'
import type { Db } from '@/backend/platform/db/connect'
import { allProducts } from '@/backend/seed/catalog/products'
import { DAY_MINUTES, minutesBefore, type SeedContext } from '@/backend/seed/context'
import { movesOf } from './order-history'
import type { WrittenOrder } from './write-orders'

type Move = typeof stockMovement.$inferInsert

const movesOfOrder = ({ past, id, placedAt, copies }: WrittenOrder): Move[] =>
  copies.flatMap(({ productId, quantity }) =>
    movesOf(past).map(({ move, onHand, reserved }) => ({
      productId,
      orderId: id,
      dOnHand: quantity * onHand,
      dReserved: quantity * reserved,
      reason: move,
      createdAt: placedAt,
    })),
  )

const total = (moves: readonly Move[], productId: number, what: 'dOnHand' | 'dReserved') =>
  moves.filter((move) => move.productId === productId).reduce((sum, move) => sum + move[what], 0)

/** Writes the ledger so that it adds up to what is in stock: first what came in, then what the orders took. */
export async function writeStock(
  db: Db,
  written: readonly WrittenOrder[],
  { now, productIds }: SeedContext,
): Promise<void> {
  const moves = written.flatMap(movesOfOrder)
  const openedAt = minutesBefore(now, 160 * DAY_MINUTES)
  const openings = allProducts().flatMap(({ slug, stock }): Move[] => {
    const productId = productIds.get(slug) ?? 0
    return [
      {
        productId,
        dOnHand: stock - total(moves, productId, 'dOnHand'),
        dReserved: 0,
        reason: 'opening',
        createdAt: openedAt,
      },
    ]
  })
  await db.insert(stockMovement).values([...openings, ...moves])
  for (const productId of new Set(moves.map((move) => move.productId))) {
    await db
      .update(inventory)
      .set({ reserved: total(moves, productId, 'dReserved') })
      .where(eq(inventory.productId, productId))
  }
}

/** Codes count the orders that used them and were not cancelled. */
export const countVoucherUses = (db: Db) =>
  db.update(voucher).set({
    used: sql`(select count(*)::int from ${voucherUse} where ${voucherUse.voucherId} = ${voucher.id} and ${voucherUse.releasedAt} is null)`,
  })
