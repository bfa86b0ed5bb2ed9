import { and, asc, eq, lt } from 'drizzle-orm'
import { moveStock } from '@/backend/modules/orders/stock-queries'
import type { Tx } from '@/backend/platform/db/connect'
import { stockHold } from '@/backend/platform/db/tables'

const holdStates = { held: 0, taken: 1, released: 2 }

export async function insertHolds(
  tx: Tx,
  orderId: string,
  copies: readonly { productId: number; quantity: number }[],
  state: 'held' | 'taken',
): Promise<void> {
  if (copies.length === 0) return
  await tx.insert(stockHold).values(
    copies.map(({ productId, quantity }) => ({
      orderId,
      productId,
      quantity,
      state: holdStates[state],
    })),
  )
}

const listHolds = (tx: Tx, orderId: string) =>
  tx
    .select({
      productId: stockHold.productId,
      quantity: stockHold.quantity,
      state: stockHold.state,
    })
    .from(stockHold)
    .where(and(eq(stockHold.orderId, orderId), lt(stockHold.state, holdStates.released)))
    .orderBy(asc(stockHold.productId))

/** Takes the copies held for an order out of stock. */
export async function takeHeldStock(tx: Tx, orderId: string): Promise<void> {
  const held = (await listHolds(tx, orderId)).filter((hold) => hold.state === holdStates.held)
  await moveStock(tx, 'commit', held, orderId)
  await tx
    .update(stockHold)
    .set({ state: holdStates.taken })
    .where(and(eq(stockHold.orderId, orderId), eq(stockHold.state, holdStates.held)))
}

/** Releases held copies and puts taken ones back into stock. */
export async function returnStock(tx: Tx, orderId: string): Promise<void> {
  const holds = await listHolds(tx, orderId)
  const inState = (state: number) => holds.filter((hold) => hold.state === state)
  await moveStock(tx, 'release', inState(holdStates.held), orderId)
  await moveStock(tx, 'giveBack', inState(holdStates.taken), orderId)
  await tx
    .update(stockHold)
    .set({ state: holdStates.released })
    .where(eq(stockHold.orderId, orderId))
}
