import { and, eq, isNotNull } from 'drizzle-orm'
import { type OrderRow, orderTexts } from '@/backend/modules/orders'
import { refund } from '@/backend/modules/payments/tables'
import { listNamedReceivers } from '@/backend/modules/returns'
import type { Db } from '@/backend/platform/db/connect'
import { HttpError } from '@/backend/platform/http/http-error'
import type { RefundReceiver } from '@/contract/shop/refunds'

/** The accounts an order's money was to go to so far: named for its refunds or with its returns, those taken back among them. */
async function receiversBefore(db: Db, orderId: string) {
  const rows = await db
    .select({ receiver: refund.receiver })
    .from(refund)
    .where(and(eq(refund.orderId, orderId), isNotNull(refund.receiver)))
  const ofReturns = await listNamedReceivers(db, orderId)
  return [...rows.map(({ receiver }) => receiver), ...ofReturns]
}

/**
 * The code and the telephone of a guest's order stand on its parcel, and open it: whoever reads the label must not lead money of it
 * elsewhere. A guest names the account once, whatever for; 409 for another one, which is told to the shop.
 */
export async function assertSameReceiver(
  db: Db,
  { id, userId }: Pick<OrderRow, 'id' | 'userId'>,
  receiver: RefundReceiver | undefined,
): Promise<void> {
  if (userId !== null || !receiver) return
  const before = await receiversBefore(db, id)
  if (before.length > 0 && !before.some((one) => one?.account === receiver.account))
    throw new HttpError(409, orderTexts.receiverFixed)
}
