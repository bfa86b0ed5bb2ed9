import { and, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { Holder } from '@/backend/modules/accounts'
import { returnFlashCopies, takeFlashCopies } from '@/backend/modules/catalog'
import { CANCELLED } from '@/backend/modules/orders/order-status'
import { orderLine, orders } from '@/backend/modules/orders/tables'
import type { Db } from '@/backend/platform/db/connect'

/** For a guest's telephone number accounts' orders count too; the other way a stranger could use up an account's share (docs/adr/0036). */
const boughtBy = ({ userId, phone, email }: Holder) =>
  userId === null
    ? or(eq(orders.phone, phone ?? ''), eq(orders.guestEmail, email ?? ''))
    : eq(orders.userId, userId)

/** Copies a buyer has bought in flash sales, by item; cancelled orders don't count. */
export async function flashCopiesOf(
  db: Db,
  itemIds: number[],
  holder: Holder,
): Promise<Map<number, number>> {
  const isKnown = holder.userId !== null || holder.phone !== null || holder.email !== null
  if (itemIds.length === 0 || !isKnown) return new Map()
  const rows = await db
    .select({
      itemId: orderLine.flashSaleItemId,
      copies: sql`sum(${orderLine.quantity})`.mapWith(Number),
    })
    .from(orderLine)
    .innerJoin(orders, eq(orders.id, orderLine.orderId))
    .where(
      and(
        inArray(orderLine.flashSaleItemId, itemIds),
        ne(orders.status, CANCELLED),
        boughtBy(holder),
      ),
    )
    .groupBy(orderLine.flashSaleItemId)
  return new Map(rows.map(({ itemId, copies }) => [itemId ?? 0, copies]))
}

export type FlashCopies = { itemId: number; quantity: number; perHolder: number }

/** Takes copies out of running flash sales; false when a sale or this buyer's share of it has too few left. */
export async function claimFlashCopies(
  tx: Db,
  copies: readonly FlashCopies[],
  holder: Holder,
): Promise<boolean> {
  if (copies.length === 0) return true
  const areTaken = await takeFlashCopies(
    tx,
    copies.map(({ itemId, quantity }) => [itemId, quantity] as const),
  )
  if (!areTaken) return false
  // Counted under the items' locks: another order of the same buyer has either ended or not begun.
  const bought = await flashCopiesOf(
    tx,
    copies.map(({ itemId }) => itemId),
    holder,
  )
  return copies.every((one) => (bought.get(one.itemId) ?? 0) + one.quantity <= one.perHolder)
}

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
