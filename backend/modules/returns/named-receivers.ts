import { and, eq, isNotNull } from 'drizzle-orm'
import { type RefundReceiver, returnRequest } from '@/backend/modules/returns/tables'
import type { Db } from '@/backend/platform/db/connect'

/** The accounts that returns of an order have named, those taken back among them. */
export async function listNamedReceivers(db: Db, orderId: string): Promise<RefundReceiver[]> {
  const rows = await db
    .select({ receiver: returnRequest.receiver })
    .from(returnRequest)
    .where(and(eq(returnRequest.orderId, orderId), isNotNull(returnRequest.receiver)))
  return rows.flatMap(({ receiver }) => receiver ?? [])
}
