import { cancelOrder } from '@/backend/modules/order-lifecycle'
import { CANCELLED, lockOrder, type OrderRow, orderTexts } from '@/backend/modules/orders'
import { assertSameReceiver } from '@/backend/modules/payments'
import type { Context } from '@/backend/platform/context'
import { transact } from '@/backend/platform/db/transact'
import { HttpError } from '@/backend/platform/http/http-error'
import type { RefundReceiver } from '@/contract/shop/refunds'

type BuyersCancellation = { reason?: string | undefined; receiver?: RefundReceiver | undefined }

/** Cancels an order for its buyer, whose right to it has been checked; an order cancelled already stays so. */
export async function cancelOrderAsBuyer(
  context: Context,
  { id, userId }: OrderRow,
  { reason, receiver }: BuyersCancellation,
): Promise<void> {
  const { db, now } = context
  const cancellation = {
    orderId: id,
    by: 'buyer' as const,
    actor: userId === null ? 'guest' : `user:${userId}`,
    reason: reason || orderTexts.cancelledByBuyer,
    receiver,
  }
  await transact(db, async (tx) => {
    const order = await lockOrder(tx, id)
    if (order?.status === CANCELLED) return
    if (order) await assertSameReceiver(tx, order, receiver)
    if (!(await cancelOrder(tx, context, cancellation, now())))
      throw new HttpError(409, orderTexts.cannotCancel)
  })
}
