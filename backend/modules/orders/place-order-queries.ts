import { drawOrderCode } from '@/backend/modules/orders/order-secrets'
import type { Tx } from '@/backend/platform/db/connect'
import {
  affiliateCommission,
  orderEvent,
  orderLine,
  orders,
  payment,
  stockHold,
} from '@/backend/platform/db/tables'

export type OrderDraft = Omit<typeof orders.$inferInsert, 'code'> & { id: string }
export type LineDraft = Omit<typeof orderLine.$inferInsert, 'orderId'>

const MOST_DRAWS = 20

/** Writes the order under a code nobody else has and answers the code. */
export async function insertOrder(tx: Tx, draft: OrderDraft): Promise<string> {
  for (let draw = 0; draw < MOST_DRAWS; draw++) {
    const [row] = await tx
      .insert(orders)
      .values({ ...draft, code: drawOrderCode() })
      .onConflictDoNothing({ target: orders.code })
      .returning({ code: orders.code })
    if (row) return row.code
  }
  throw new Error('no free order code')
}

export const insertLines = (tx: Tx, orderId: string, lines: readonly LineDraft[]) =>
  tx.insert(orderLine).values(lines.map((line) => ({ ...line, orderId })))

export type HoldState = 'held' | 'taken' | 'released'
export const holdStates: Record<HoldState, number> = { held: 0, taken: 1, released: 2 }

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

export type EventDraft = Omit<typeof orderEvent.$inferInsert, 'id'>
export const insertEvent = (tx: Tx, event: EventDraft) => tx.insert(orderEvent).values(event)

export const insertCommission = (tx: Tx, commission: typeof affiliateCommission.$inferInsert) =>
  tx.insert(affiliateCommission).values(commission)

export const insertPayment = (tx: Tx, attempt: typeof payment.$inferInsert) =>
  tx.insert(payment).values(attempt)
