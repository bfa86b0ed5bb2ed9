import { orderSearchText } from '@/backend/modules/orders/order-search-text'
import { drawOrderCode } from '@/backend/modules/orders/order-secrets'
import { orderEvent, orderLine, orders } from '@/backend/modules/orders/tables'
import type { Tx } from '@/backend/platform/db/connect'

export type OrderDraft = Omit<typeof orders.$inferInsert, 'code'> & { id: string }
export type LineDraft = Omit<typeof orderLine.$inferInsert, 'orderId'>

const MAX_DRAWS = 20

/** Writes the order under a code nobody else has and returns the code. */
export async function insertOrder(
  tx: Tx,
  draft: OrderDraft,
  titles: readonly string[],
): Promise<string> {
  for (let draw = 0; draw < MAX_DRAWS; draw++) {
    const code = drawOrderCode()
    const [row] = await tx
      .insert(orders)
      .values({ ...draft, code, searchText: orderSearchText({ ...draft, code }, titles) })
      .onConflictDoNothing({ target: orders.code })
      .returning({ code: orders.code })
    if (row) return row.code
  }
  throw new Error('no free order code')
}

/** Writes the lines of a new order. */
export const insertLines = (tx: Tx, orderId: string, lines: readonly LineDraft[]) =>
  tx.insert(orderLine).values(lines.map((line) => ({ ...line, orderId })))

export type EventDraft = Omit<typeof orderEvent.$inferInsert, 'id'>
/** Adds an entry to the history of an order. */
export const insertEvent = (tx: Tx, event: EventDraft) => tx.insert(orderEvent).values(event)

type Entry = Omit<EventDraft, 'orderId' | 'fromStatus' | 'toStatus'>
/** Adds an entry that leaves the order in its status. */
export const recordInHistory = (
  tx: Tx,
  { id, status }: Pick<typeof orders.$inferSelect, 'id' | 'status'>,
  entry: Entry,
) => insertEvent(tx, { ...entry, orderId: id, fromStatus: status, toStatus: status })
