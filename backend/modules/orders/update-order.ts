import { eq } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { type OrderSummary, summaryColumns } from '@/backend/modules/orders/order-queries'
import { orderLine, orders } from '@/backend/modules/orders/tables'
import type { Tx } from '@/backend/platform/db/connect'

export type OrderChanges = Omit<PgUpdateSetSource<typeof orders>, 'id' | 'code' | 'paymentStatus'>

/** Changes columns of a locked order; what it says of its money follows from the ledger alone. */
export async function updateOrder(
  tx: Tx,
  orderId: string,
  changes: OrderChanges,
): Promise<OrderSummary> {
  const [order] = await tx
    .update(orders)
    .set(changes)
    .where(eq(orders.id, orderId))
    .returning(summaryColumns)
  if (!order) throw new Error(`order ${orderId} is gone`)
  return order
}

/** Writes what the ledger says of an order; `reconcileOrder` alone does so. */
export const setPaymentStatus = (tx: Tx, orderId: string, paymentStatus: number) =>
  tx.update(orders).set({ paymentStatus }).where(eq(orders.id, orderId))

/** For how many days a line opens its courses; 0 for ever. */
export const setCourseDays = (tx: Tx, lineId: number, courseDays: number) =>
  tx.update(orderLine).set({ courseDays }).where(eq(orderLine.id, lineId))

/** How many copies of a line wait for a later parcel. */
export const setLater = (tx: Tx, lineId: number, later: number) =>
  tx.update(orderLine).set({ later }).where(eq(orderLine.id, lineId))

/** Nothing of the order waits for a later parcel. */
export const dropLaterCopies = (tx: Tx, orderId: string) =>
  tx.update(orderLine).set({ later: 0 }).where(eq(orderLine.orderId, orderId))

/** Changes how many copies a line has; without any the line goes. */
export async function setQuantity(
  tx: Tx,
  { id, unitPrice }: { id: number; unitPrice: number },
  quantity: number,
): Promise<void> {
  const isLine = eq(orderLine.id, id)
  if (quantity === 0) await tx.delete(orderLine).where(isLine)
  else
    await tx
      .update(orderLine)
      .set({ quantity, lineTotal: unitPrice * quantity })
      .where(isLine)
}
