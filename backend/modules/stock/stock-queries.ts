import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { flashCopiesOf } from '@/backend/modules/cart/goods-queries'
import type { Holder } from '@/backend/modules/cart/quote-cart'
import { flashSaleItem } from '@/backend/modules/catalog/tables'
import { orderLine } from '@/backend/modules/orders/tables'
import { inventory, stockMovement } from '@/backend/modules/stock/tables'
import type { Db } from '@/backend/platform/db/connect'

// Every transaction that changes stock locks in one order, so that no two wait for each other:
// idempotency key, cart, order, inventory by product, flash-sale items by id, vouchers by id.

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

const valuesOf = (pairs: readonly (readonly [number, number])[]) =>
  sql.join(
    pairs.map(([id, quantity]) => sql`(${id}::int, ${quantity}::int)`),
    sql`, `,
  )

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
  const items = valuesOf(copies.map(({ productId, quantity }) => [productId, quantity] as const))
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

export type FlashCopies = { itemId: number; quantity: number; perHolder: number }

/** Takes copies out of running flash sales; false when a sale or this buyer's share of it has too few left. */
export async function claimFlashCopies(
  tx: Db,
  copies: readonly FlashCopies[],
  holder: Holder,
): Promise<boolean> {
  if (copies.length === 0) return true
  const ids = copies.map(({ itemId }) => itemId)
  await lockFlashItems(tx, ids)
  const claimed = await tx
    .update(flashSaleItem)
    .set({ sold: sql`${flashSaleItem.sold} + items.quantity` })
    .from(
      sql`(values ${valuesOf(copies.map((one) => [one.itemId, one.quantity] as const))}) as items(item_id, quantity)`,
    )
    .where(
      sql`${flashSaleItem.id} = items.item_id and ${flashSaleItem.sold} + items.quantity <= ${flashSaleItem.quantity}`,
    )
    .returning({ id: flashSaleItem.id })
  if (claimed.length !== copies.length) return false
  // Counted under the items' locks: another order of the same buyer has either ended or not begun.
  const bought = await flashCopiesOf(tx, ids, holder)
  return copies.every((one) => (bought.get(one.itemId) ?? 0) + one.quantity <= one.perHolder)
}

const lockFlashItems = (tx: Db, ids: number[]) =>
  tx
    .select({ id: flashSaleItem.id })
    .from(flashSaleItem)
    .where(inArray(flashSaleItem.id, ids))
    .orderBy(asc(flashSaleItem.id))
    .for('update')

/** Gives the copies of an order back to their flash sales. */
export async function returnFlashCopiesOf(tx: Db, orderId: string): Promise<void> {
  const lines = await tx
    .select({ itemId: orderLine.flashSaleItemId, quantity: orderLine.quantity })
    .from(orderLine)
    .where(and(eq(orderLine.orderId, orderId), isNotNull(orderLine.flashSaleItemId)))
  await returnFlashCopies(
    tx,
    lines.map(({ itemId, quantity }) => [itemId ?? 0, quantity] as const),
  )
}

/** Gives copies back to their flash sales: pairs of an item's id and a number. */
export async function returnFlashCopies(
  tx: Db,
  copies: readonly (readonly [number, number])[],
): Promise<void> {
  if (copies.length === 0) return
  await lockFlashItems(
    tx,
    copies.map(([itemId]) => itemId),
  )
  await tx
    .update(flashSaleItem)
    .set({ sold: sql`greatest(0, ${flashSaleItem.sold} - back.quantity)` })
    .from(sql`(values ${valuesOf(copies)}) as back(item_id, quantity)`)
    .where(sql`${flashSaleItem.id} = back.item_id`)
}
