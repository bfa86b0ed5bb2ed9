import { and, asc, eq, lt, sql } from 'drizzle-orm'
import { lockStock, moveStock } from '@/backend/modules/stock/stock-queries'
import { stockHold } from '@/backend/modules/stock/tables'
import type { Tx } from '@/backend/platform/db/connect'

const holdStates = { held: 0, taken: 1, released: 2 }

export async function insertReservations(
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
export async function takeReservedStock(tx: Tx, orderId: string): Promise<void> {
  const held = (await listHolds(tx, orderId)).filter((hold) => hold.state === holdStates.held)
  await moveStock(tx, 'commit', held, orderId)
  await tx
    .update(stockHold)
    .set({ state: holdStates.taken })
    .where(and(eq(stockHold.orderId, orderId), eq(stockHold.state, holdStates.held)))
}

/** Takes more copies for an order, or puts some back; false when there are too few. */
export async function changeTakenStock(
  tx: Tx,
  orderId: string,
  changes: readonly { productId: number; by: number }[],
): Promise<boolean> {
  if (changes.length === 0) return true
  await lockStock(
    tx,
    changes.map(({ productId }) => productId),
  )
  const copiesOf = (sign: 1 | -1) =>
    changes
      .filter(({ by }) => by * sign > 0)
      .map(({ productId, by }) => ({ productId, quantity: by * sign }))
  await moveStock(tx, 'giveBack', copiesOf(-1), orderId)
  if (!(await moveStock(tx, 'take', copiesOf(1), orderId))) return false
  for (const { productId, by } of changes) {
    await tx
      .update(stockHold)
      .set({ quantity: sql`${stockHold.quantity} + ${by}::int` })
      .where(and(eq(stockHold.orderId, orderId), eq(stockHold.productId, productId)))
  }
  await tx.delete(stockHold).where(and(eq(stockHold.orderId, orderId), eq(stockHold.quantity, 0)))
  return true
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
