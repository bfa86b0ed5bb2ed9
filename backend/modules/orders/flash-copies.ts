import { and, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
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
        isNull(orders.stockReleasedAt),
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

async function flashLinesOf(tx: Db, orderId: string) {
  const lines = await tx
    .select({ itemId: orderLine.flashSaleItemId, quantity: orderLine.quantity })
    .from(orderLine)
    .where(and(eq(orderLine.orderId, orderId), isNotNull(orderLine.flashSaleItemId)))
  return lines.map(({ itemId, quantity }) => [itemId ?? 0, quantity] as const)
}

/** Gives the copies of an order back to their flash sales. */
export const returnFlashCopiesOf = async (tx: Db, orderId: string): Promise<void> =>
  returnFlashCopies(tx, await flashLinesOf(tx, orderId))

/** Takes them once more, also after the sale, at whose price they were ordered; false when it has too few left. */
export async function claimFlashCopiesAgain(tx: Db, orderId: string): Promise<boolean> {
  const lines = await flashLinesOf(tx, orderId)
  return lines.length === 0 || takeFlashCopies(tx, lines)
}
