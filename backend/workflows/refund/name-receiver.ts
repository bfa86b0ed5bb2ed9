import { emailBuyer, lockOrder, orderTexts, recordInHistory } from '@/backend/modules/orders'
import {
  assertSameReceiver,
  listChangeableReceivers,
  refundTexts,
  setRefundReceiver,
} from '@/backend/modules/payments'
import { emailShop } from '@/backend/modules/settings'
import type { Context } from '@/backend/platform/context'
import { transact } from '@/backend/platform/db/transact'
import { HttpError, notFound } from '@/backend/platform/http/http-error'
import { receiverNamedEmail } from '@/backend/workflows/refund/emails'
import type { RefundReceiver } from '@/contract/shop/refunds'

/** The buyer, whose right to the order has been checked, says where its refunds by transfer go, and reads of it. Approved ones keep what was approved. */
export const nameRefundReceiver = (
  context: Pick<Context, 'config' | 'db' | 'now' | 'settings'>,
  orderId: string,
  receiver: RefundReceiver,
) =>
  transact(context.db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) throw notFound()
    const open = await listChangeableReceivers(tx, orderId)
    if (open.length === 0) throw new HttpError(409, orderTexts.noReceiverNeeded)
    await assertSameReceiver(tx, order, receiver)
    await setRefundReceiver(
      tx,
      open.map(({ id }) => id),
      receiver,
    )
    if (order.userId !== null) return
    const now = context.now()
    const note = refundTexts.receiverNamedEvent(receiver)
    const entry = { kind: 'refund' as const, actor: 'guest', note, isInternal: true, at: now }
    await recordInHistory(tx, order, entry)
    await emailBuyer(tx, order, receiverNamedEmail(order, receiver, emailShop(context)), now)
  })
