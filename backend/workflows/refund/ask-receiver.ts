import { findAccountEmail } from '@/backend/modules/accounts'
import { emailBuyer, findOrderById, insertEvent } from '@/backend/modules/orders'
import { refundTexts, updateRefund, waitsForReceiver } from '@/backend/modules/payments'
import { emailShop } from '@/backend/modules/settings'
import type { Context } from '@/backend/platform/context'
import { HttpError } from '@/backend/platform/http/http-error'
import { changeRefund } from '@/backend/workflows/refund/change-refund'
import { receiverAskedEmail } from '@/backend/workflows/refund/emails'
import type { RefundReceiver } from '@/contract/shop/refunds'

/** Asks the buyer by mail which account a refund goes to; who has no mailbox is to be called. */
export const askForReceiver = (context: Context, id: string) =>
  changeRefund(context, id, 'refund.askReceiver', async ({ tx, row, actor, now }) => {
    const order = row.orderId === null ? null : await findOrderById(tx, row.orderId)
    if (!order || !waitsForReceiver(row)) throw new HttpError(409, refundTexts.receiverKnown)
    const { userId, guestEmail, phone, status } = order
    const to = userId === null ? guestEmail : await findAccountEmail(tx, userId)
    if (!to) throw new HttpError(409, refundTexts.noMailbox(phone))
    await emailBuyer(tx, order, receiverAskedEmail(order, row.amount, emailShop(context)), now)
    const note = refundTexts.askedReceiverEvent
    const event = { orderId: order.id, fromStatus: status, toStatus: status, at: now }
    await insertEvent(tx, { ...event, kind: 'refund', actor, note })
  })

/** The account a buyer has named on the telephone. Who writes it down counts as who asked, so that another person approves a large sum. */
export const writeReceiver = (context: Context, id: string, receiver: RefundReceiver) =>
  changeRefund(context, id, 'refund.receiver', async ({ tx, row, actor }) => {
    if (!waitsForReceiver(row)) throw new HttpError(409, refundTexts.receiverKnown)
    await updateRefund(tx, row.id, { receiver, requestedBy: actor })
  })
