import { getRefund, listRefunds, refundTexts } from '@/backend/modules/payments'
import type { Context, Handler } from '@/backend/platform/context'
import { askForReceiver, writeReceiver } from '@/backend/workflows/refund/ask-receiver'
import { approveRefund, refuseRefund, settleRefund } from '@/backend/workflows/refund/change-refund'
import { requestOrderRefund } from '@/backend/workflows/refund/request-order-refund'
import type * as refunds from '@/contract/staff/refunds'

type Routes = {
  listRefunds: Handler<typeof refunds.listRefunds>
  requestRefund: Handler<typeof refunds.requestRefund>
  askRefundReceiver: Handler<typeof refunds.askRefundReceiver>
  setRefundReceiver: Handler<typeof refunds.setRefundReceiver>
  approveRefund: Handler<typeof refunds.approveRefund>
  settleRefund: Handler<typeof refunds.settleRefund>
  refuseRefund: Handler<typeof refunds.refuseRefund>
}

const changed = async (
  context: Pick<Context, 'config' | 'db' | 'now' | 'settings'>,
  id: string,
  successMessage: string,
) => ({
  data: await getRefund(context, id),
  successMessage,
})

/** Money that goes back to buyers. */
export const refundRoutes: Routes = {
  listRefunds: ({ query }, context) => listRefunds(context, query.state ?? 'open', query),

  requestRefund: async ({ params, body }, context) => {
    const id = await requestOrderRefund(context, params.id, body)
    return changed(context, id, refundTexts.asked)
  },

  askRefundReceiver: async ({ params }, context) => {
    await askForReceiver(context, params.id)
    return changed(context, params.id, refundTexts.receiverAsked)
  },

  setRefundReceiver: async ({ params, body }, context) => {
    await writeReceiver(context, params.id, body)
    return changed(context, params.id, refundTexts.receiverSaved)
  },

  approveRefund: async ({ params }, context) => {
    await approveRefund(context, params.id)
    return changed(context, params.id, refundTexts.approved)
  },

  settleRefund: async ({ params, body }, context) => {
    await settleRefund(context, params.id, body.reference)
    return changed(context, params.id, refundTexts.settled)
  },

  refuseRefund: async ({ params, body }, context) => {
    await refuseRefund(context, params.id, body.note)
    return changed(context, params.id, refundTexts.refused)
  },
}
