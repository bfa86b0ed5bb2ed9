import { lockOrder, orderTexts } from '@/backend/modules/orders'
import { listChangeableReceivers, setRefundReceiver } from '@/backend/modules/payments'
import type { Context } from '@/backend/platform/context'
import { transact } from '@/backend/platform/db/transact'
import { HttpError, notFound } from '@/backend/platform/http/http-error'
import type { RefundReceiver } from '@/contract/shop/refunds'

/** The buyer, whose right to the order has been checked, says where its refunds by transfer go. Approved ones keep what was approved. */
export const nameRefundReceiver = (
  context: Pick<Context, 'db'>,
  orderId: string,
  receiver: RefundReceiver,
) =>
  transact(context.db, async (tx) => {
    if (!(await lockOrder(tx, orderId))) throw notFound()
    const ids = await listChangeableReceivers(tx, orderId)
    if (ids.length === 0) throw new HttpError(409, orderTexts.noReceiverNeeded)
    await setRefundReceiver(tx, ids, receiver)
  })
