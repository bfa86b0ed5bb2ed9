import {
  emailBuyer,
  insertEvent,
  lockOrder,
  type OrderRow,
  orderTexts,
} from '@/backend/modules/orders'
import { listChangeableReceivers, refundTexts, setRefundReceiver } from '@/backend/modules/payments'
import { emailShop } from '@/backend/modules/settings'
import type { Context } from '@/backend/platform/context'
import { transact } from '@/backend/platform/db/transact'
import { HttpError, notFound } from '@/backend/platform/http/http-error'
import { receiverNamedEmail } from '@/backend/workflows/refund/emails'
import type { RefundReceiver } from '@/contract/shop/refunds'

/**
 * The code and the telephone of a guest's order stand on its parcel, and open it: whoever reads the label must not lead the money
 * of a refund elsewhere. A guest names the account once; another one is told to the shop.
 */
function assertNotRenamed(
  order: OrderRow,
  before: readonly (RefundReceiver | null)[],
  receiver: RefundReceiver,
) {
  if (order.userId !== null) return
  const isOther = before.some((one) => one !== null && one.account !== receiver.account)
  if (isOther) throw new HttpError(409, orderTexts.receiverFixed)
}

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
    assertNotRenamed(
      order,
      open.map((one) => one.receiver),
      receiver,
    )
    await setRefundReceiver(
      tx,
      open.map(({ id }) => id),
      receiver,
    )
    if (order.userId !== null) return
    const { status } = order
    const event = { orderId, fromStatus: status, toStatus: status, at: context.now() }
    const note = refundTexts.receiverNamedEvent(receiver)
    await insertEvent(tx, { ...event, kind: 'refund', actor: 'guest', note, isInternal: true })
    await emailBuyer(
      tx,
      order,
      receiverNamedEmail(order, receiver, emailShop(context)),
      context.now(),
    )
  })
