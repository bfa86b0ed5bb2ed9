import { asc, eq, inArray, sql } from 'drizzle-orm'
import { inventory, stockMovement } from '@/backend/modules/stock/tables'
import type { Db } from '@/backend/platform/db/connect'
import { pairsOf } from '@/backend/platform/db/pairs-of'

type Copies = { productId: number; quantity: number }

/** How an order moves copies: -1, 0 or 1 times their number on hand and among the reserved. */
const moves = {
  /** Leaves the stock at once. */
  take: { onHand: -1, reserved: 0 },
  /** Stays in stock, reserved for the order. */
  hold: { onHand: 0, reserved: 1 },
  /** A reservation is paid for. */
  commit: { onHand: -1, reserved: -1 },
  /** A reservation ends. */
  release: { onHand: 0, reserved: -1 },
  /** Taken copies come back. */
  giveBack: { onHand: 1, reserved: 0 },
} as const
type StockMove = keyof typeof moves

/** Locks the stock of products in the order of their ids until the transaction ends. */
export const lockStock = (tx: Db, ids: number[]) =>
  tx
    .select({ productId: inventory.productId })
    .from(inventory)
    .where(inArray(inventory.productId, ids))
    .orderBy(asc(inventory.productId))
    .for('update')

/** Moves the copies of an order and writes the ledger; false, with nothing moved for some product, when there are too few. */
export async function moveStock(
  tx: Db,
  move: StockMove,
  copies: readonly Copies[],
  orderId: string,
): Promise<boolean> {
  if (copies.length === 0) return true
  await lockStock(
    tx,
    copies.map(({ productId }) => productId),
  )
  const { onHand, reserved } = moves[move]
  const items = pairsOf(copies.map(({ productId, quantity }) => [productId, quantity] as const))
  const moved = await tx
    .update(inventory)
    .set({
      onHand: sql`${inventory.onHand} + items.quantity * ${onHand}::int`,
      reserved: sql`${inventory.reserved} + items.quantity * ${reserved}::int`,
    })
    .from(sql`(values ${items}) as items(product_id, quantity)`)
    .where(
      sql`${inventory.productId} = items.product_id and
        ${inventory.onHand} - ${inventory.reserved} + items.quantity * ${onHand - reserved}::int >= 0`,
    )
    .returning({ productId: inventory.productId })
  if (moved.length !== copies.length) return false
  await tx.insert(stockMovement).values(
    copies.map(({ productId, quantity }) => ({
      productId,
      orderId,
      dOnHand: quantity * onHand,
      dReserved: quantity * reserved,
      reason: move,
    })),
  )
  return true
}

/** Where a book stands in the warehouse; answers where it stood, null for one without stock. */
export async function setShelf(tx: Db, productId: number, shelf: string): Promise<string | null> {
  const isOfProduct = eq(inventory.productId, productId)
  const [before] = await tx.select().from(inventory).where(isOfProduct).for('update')
  if (!before) return null
  await tx.update(inventory).set({ shelf }).where(isOfProduct)
  return before.shelf
}

/** The first count of new books. */
export async function insertStock(
  tx: Db,
  books: readonly { productId: number; onHand: number }[],
  actorId: number | null,
  now: Date,
): Promise<void> {
  await tx.insert(inventory).values([...books])
  await tx.insert(stockMovement).values(
    books.map(({ productId, onHand }) => ({
      ...{ productId, dOnHand: onHand, dReserved: 0, reason: 'count', actorId, createdAt: now },
    })),
  )
}

/** Another count of a book that had so many before; those promised to orders have been counted in. */
export async function recountStock(
  tx: Db,
  { productId, before, onHand }: { productId: number; before: number; onHand: number },
  actorId: number | null,
  now: Date,
): Promise<void> {
  await tx
    .insert(inventory)
    .values({ productId, onHand })
    .onConflictDoUpdate({ target: inventory.productId, set: { onHand } })
  const dOnHand = onHand - before
  await tx
    .insert(stockMovement)
    .values({ productId, dOnHand, dReserved: 0, reason: 'count', actorId, createdAt: now })
}

/** A book that is gone has no history. */
export const deleteMovements = (tx: Db, productId: number) =>
  tx.delete(stockMovement).where(eq(stockMovement.productId, productId))
