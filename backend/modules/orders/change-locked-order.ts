import { lockOrder, type OrderRow } from '@/backend/modules/orders/order-queries'
import { insertEvent } from '@/backend/modules/orders/place-order-queries'
import { audit } from '@/backend/platform/audit/audit-log'
import { type Context, callerOf } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { transact } from '@/backend/platform/db/transact'
import { notFound } from '@/backend/platform/http/http-error'

type Entry = {
  kind: string
  note: string | null
  isInternal: boolean
  /** Where the order is by now, when it has been moved. */
  status?: number
}
export type OrderChange = {
  tx: Tx
  order: OrderRow
  actor: string
  now: Date
  /** Writes into the order's history without moving it. */
  remember: (entry: Entry) => Promise<unknown>
}

/** Does something to a locked order for a member of the staff, and writes it into the audit log. */
export async function changeLockedOrder(
  context: Context,
  orderId: string,
  { action, data }: { action: string; data: Record<string, unknown> },
  work: (orderChange: OrderChange) => Promise<unknown>,
): Promise<void> {
  const actor = `staff:${callerOf(context).userId}`
  await transact(context.db, async (tx) => {
    const now = context.now()
    const order = await lockOrder(tx, orderId)
    if (!order) throw notFound()
    const remember = ({ status = order.status, ...entry }: Entry) =>
      insertEvent(tx, {
        ...entry,
        orderId,
        fromStatus: status,
        toStatus: status,
        actor,
        at: now,
      })
    await work({ tx, order, actor, now, remember })
    await audit(tx, context, { action, subject: order.code, data })
  })
}
