import { addSold } from '@/backend/modules/catalog'
import { lessenHolds, moveStock } from '@/backend/modules/stock'
import type { Tx } from '@/backend/platform/db/connect'

type Back = {
  productId: number
  isCourse: boolean
  /** Copies that go back into stock, of those that came back. */
  restock: number
  copies: number
}

async function restock(tx: Tx, orderId: string, lines: readonly Back[]) {
  const sums = new Map<number, number>()
  for (const line of lines) {
    if (line.isCourse || line.restock === 0) continue
    sums.set(line.productId, (sums.get(line.productId) ?? 0) + line.restock)
  }
  const copies = [...sums].map(([productId, quantity]) => ({ productId, quantity }))
  await moveStock(tx, 'giveBack', copies, orderId)
  await lessenHolds(tx, orderId, copies)
}

/** What came back of an order: copies into stock, and the products sold that much less. */
export async function takeBackCopies(tx: Tx, id: string, lines: readonly Back[]): Promise<void> {
  await restock(tx, id, lines)
  await addSold(
    tx,
    lines
      .filter(({ copies }) => copies > 0)
      .map(({ productId, copies }) => ({ productId, quantity: -copies })),
  )
}
