import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import { lockStock, moveStock } from '@/backend/modules/stock/stock-queries'
import { inventory, stockHold } from '@/backend/modules/stock/tables'
import type { Tx } from '@/backend/platform/db/connect'

const holdStates = { held: 0, taken: 1, released: 2 }

/** Notes which copies an order holds or has taken; the caller has locked and changed the stock itself. */
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

const changeHold = (
  tx: Tx,
  orderId: string,
  { productId, by }: { productId: number; by: number },
) =>
  tx
    .update(stockHold)
    .set({ quantity: sql`${stockHold.quantity} + ${by}::int` })
    .where(and(eq(stockHold.orderId, orderId), eq(stockHold.productId, productId)))

const dropEmptyHolds = (tx: Tx, orderId: string) =>
  tx.delete(stockHold).where(and(eq(stockHold.orderId, orderId), eq(stockHold.quantity, 0)))

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
  for (const change of changes) await changeHold(tx, orderId, change)
  await dropEmptyHolds(tx, orderId)
  return true
}

/** Copies of an order that nobody has any more, by product: written off when they came back, or lost on the way. */
async function goneCopies(tx: Tx, orderId: string): Promise<Map<number, number>> {
  const { rows } = await tx.execute<{ product_id: number; copies: number }>(sql`
    select product_id, sum(copies)::int as copies from (
      select l.product_id, b.written_off as copies from return_line b
        join return_request r on r.id = b.return_id join order_line l on l.id = b.order_line_id
        where r.order_id = ${orderId} and r.status = 3
      union all select l.product_id, pl.quantity from parcel_line pl
        join parcel p on p.id = pl.parcel_id join order_line l on l.id = pl.order_line_id
        where p.order_id = ${orderId} and p.state = 'lost' and p.closed_at is null
    ) gone group by product_id`)
  return new Map(rows.map((row) => [row.product_id, row.copies]))
}

/** Releases held copies and puts taken ones back into stock, as far as they are there. */
export async function returnStock(tx: Tx, orderId: string): Promise<void> {
  const holds = await listHolds(tx, orderId)
  const held = holds.filter(({ state }) => state === holdStates.held)
  await moveStock(tx, 'release', held, orderId)
  const gone = await goneCopies(tx, orderId)
  const back = holds
    .filter(({ state }) => state === holdStates.taken)
    .map(({ productId, quantity }) => {
      const kept = Math.min(quantity, gone.get(productId) ?? 0)
      return { productId, quantity: quantity - kept, kept }
    })
  await moveStock(
    tx,
    'giveBack',
    back.filter(({ quantity }) => quantity > 0),
    orderId,
  )
  for (const { productId, kept } of back) {
    const isHold = and(eq(stockHold.orderId, orderId), eq(stockHold.productId, productId))
    // What is gone stays taken: it is out of stock for good.
    const change = kept > 0 ? { quantity: kept } : { state: holdStates.released }
    await tx.update(stockHold).set(change).where(isHold)
  }
  await tx
    .update(stockHold)
    .set({ state: holdStates.released })
    .where(and(eq(stockHold.orderId, orderId), eq(stockHold.state, holdStates.held)))
}

const listReleased = (tx: Tx, orderId: string) =>
  tx
    .select({ productId: stockHold.productId, quantity: stockHold.quantity })
    .from(stockHold)
    .where(and(eq(stockHold.orderId, orderId), eq(stockHold.state, holdStates.released)))
    .orderBy(asc(stockHold.productId))

/** Products of an order whose stock was released that have too few copies left for it now. */
export async function listShort(tx: Tx, orderId: string): Promise<number[]> {
  const copies = await listReleased(tx, orderId)
  if (copies.length === 0) return []
  const ids = copies.map(({ productId }) => productId)
  await lockStock(tx, ids)
  const rows = await tx.select().from(inventory).where(inArray(inventory.productId, ids))
  const free = new Map(rows.map((row) => [row.productId, row.onHand - row.reserved]))
  return copies
    .filter(({ productId, quantity }) => (free.get(productId) ?? 0) < quantity)
    .map(({ productId }) => productId)
}

/** Takes released copies out of the stock again; false when there are too few: then the transaction has to be undone. */
export async function takeReleased(tx: Tx, orderId: string): Promise<boolean> {
  if (!(await moveStock(tx, 'take', await listReleased(tx, orderId), orderId))) return false
  await tx
    .update(stockHold)
    .set({ state: holdStates.taken })
    .where(and(eq(stockHold.orderId, orderId), eq(stockHold.state, holdStates.released)))
  return true
}

/** Changes what an order without stock asks for once it is confirmed. */
export async function changeReleased(
  tx: Tx,
  orderId: string,
  changes: readonly { productId: number; by: number }[],
): Promise<void> {
  for (const change of changes) await changeHold(tx, orderId, change)
  await dropEmptyHolds(tx, orderId)
}

/** Copies that are sent in place of lost ones leave the stock as the first did; false when there are too few. */
export async function takeAgain(
  tx: Tx,
  orderId: string,
  copies: readonly { productId: number; quantity: number }[],
): Promise<boolean> {
  return changeTakenStock(
    tx,
    orderId,
    copies.map(({ productId, quantity }) => ({ productId, by: quantity })),
  )
}

/** Copies that came back are no longer the order's. */
export async function lessenHolds(
  tx: Tx,
  orderId: string,
  copies: readonly { productId: number; quantity: number }[],
): Promise<void> {
  for (const { productId, quantity } of copies) {
    await tx
      .update(stockHold)
      .set({ quantity: sql`${stockHold.quantity} - ${quantity}::int` })
      .where(
        and(
          eq(stockHold.orderId, orderId),
          eq(stockHold.productId, productId),
          eq(stockHold.state, holdStates.taken),
        ),
      )
  }
}
