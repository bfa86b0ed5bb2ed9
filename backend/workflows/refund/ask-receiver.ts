import { findAccountEmail } from '@/backend/modules/accounts'
import { emailBuyer, findOrderById, recordInHistory } from '@/backend/modules/orders'
import {
  refundStates,
  refundTexts,
  takesReceiver,
  updateRefund,
  waitsForReceiver,
} from '@/backend/modules/payments'
import { emailShop } from '@/backend/modules/settings'
import type { Context } from '@/backend/platform/context'
import { HttpError } from '@/backend/platform/http/http-error'
import { changeRefund } from '@/backend/workflows/refund/change-refund'
import { orderIdOf } from '@/backend/workflows/refund/complete-refund'
import { receiverAskedEmail, receiverNamedEmail } from '@/backend/workflows/refund/emails'
import type { RefundReceiver } from '@/contract/shop/refunds'

/** Asks the buyer by mail which account a refund goes to; who has no mailbox is to be called. */
export const askForReceiver = (context: Context, id: string) =>
  changeRefund(context, id, 'refund.askReceiver', async ({ tx, row, actor, now }) => {
    const order = row.orderId === null ? null : await findOrderById(tx, row.orderId)
    if (!order || !waitsForReceiver(row)) throw new HttpError(409, refundTexts.receiverKnown)
    const { userId, guestEmail, phone } = order
    const to = userId === null ? guestEmail : await findAccountEmail(tx, userId)
    if (!to) throw new HttpError(409, refundTexts.noMailbox(phone))
    await emailBuyer(tx, order, receiverAskedEmail(order, row.amount, emailShop(context)), now)
    const note = refundTexts.askedReceiverEvent
    await recordInHistory(tx, order, { kind: 'refund', actor, note, at: now })
  })

/**
 * Writes down or corrects the account a buyer named on the telephone, and mails the buyer. Whoever writes it counts as having requested
 * the refund, so that another person approves a large sum; a refund approved for another account is approved again.
 */
export const writeReceiver = (context: Context, id: string, receiver: RefundReceiver) =>
  changeRefund(context, id, 'refund.receiver', async ({ tx, row, actor, now }) => {
    if (!takesReceiver(row)) throw new HttpError(409, refundTexts.receiverOver)
    const again = { status: refundStates.asked, approvedBy: null, approvedAt: null }
    await updateRefund(tx, row.id, { receiver, requestedBy: actor, ...again })
    const orderId = await orderIdOf(tx, row)
    const order = orderId === null ? null : await findOrderById(tx, orderId)
    if (!order) return
    const note = refundTexts.receiverWrittenEvent(receiver)
    await recordInHistory(tx, order, { kind: 'refund', actor, note, isInternal: true, at: now })
    await emailBuyer(tx, order, receiverNamedEmail(order, receiver, emailShop(context)), now)
  })
