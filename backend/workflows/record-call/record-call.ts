import { cancelOrder, changeOrderStatus } from '@/backend/modules/order-lifecycle'
import {
  AWAITS_CONFIRMATION,
  CASH_ON_DELIVERY,
  CONFIRMED,
  changeLockedOrder,
  type OrderChange,
  staffOrderTexts,
} from '@/backend/modules/orders'
import { emailShop } from '@/backend/modules/settings'
import type { Context } from '@/backend/platform/context'
import { HttpError } from '@/backend/platform/http/http-error'
import type { CallOutcome } from '@/contract/staff/order-changes'

type Call = { outcome: CallOutcome; note?: string | undefined }

const noteOf = ({ outcome, note }: Call) =>
  [staffOrderTexts.calls[outcome], note].filter(Boolean).join(': ')

async function apply(
  { tx, order, actor, now }: OrderChange,
  context: Pick<Context, 'config' | 'settings'>,
  outcome: CallOutcome,
) {
  const shop = emailShop(context)
  if (outcome === 'reached') {
    await changeOrderStatus(
      tx,
      order,
      { to: CONFIRMED, actor, note: staffOrderTexts.confirmedByCall, shop },
      now,
    )
  }
  if (outcome === 'refused') {
    const cancellation = {
      orderId: order.id,
      by: 'staff' as const,
      actor,
      reason: staffOrderTexts.refusedByCall,
    }
    await cancelOrder(tx, context, cancellation, now)
  }
}

/** Records a call to the buyer of a cash order that awaits confirmation, and what follows from it. */
export const recordCall = (context: Context, orderId: string, call: Call) =>
  changeLockedOrder(context, orderId, { action: 'order.call', data: call }, async (orderChange) => {
    const { paymentType, status } = orderChange.order
    if (paymentType !== CASH_ON_DELIVERY || status !== AWAITS_CONFIRMATION) {
      throw new HttpError(409, staffOrderTexts.noCallNeeded)
    }
    await orderChange.remember({ kind: 'call', note: noteOf(call), isInternal: true })
    await apply(orderChange, context, call.outcome)
  })
