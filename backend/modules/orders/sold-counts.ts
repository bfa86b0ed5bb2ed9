import { eq } from 'drizzle-orm'
import { addSold } from '@/backend/modules/catalog'
import { orderLine } from '@/backend/modules/orders/tables'
import type { Tx } from '@/backend/platform/db/connect'

/** Counts the copies of an order as sold, or no longer. */
export async function changeSoldCounts(tx: Tx, orderId: string, sign: 1 | -1): Promise<void> {
  const lines = await tx
    .select({ productId: orderLine.productId, quantity: orderLine.quantity })
    .from(orderLine)
    .where(eq(orderLine.orderId, orderId))
  await addSold(
    tx,
    lines.map(({ productId, quantity }) => ({ productId, quantity: sign * quantity })),
  )
}
