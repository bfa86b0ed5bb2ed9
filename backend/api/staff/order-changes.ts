import { changeLockedOrder, staffOrderTexts, updateOrder } from '@/backend/modules/orders'
import { audit } from '@/backend/platform/audit/audit-log'
import type { Context, Handler } from '@/backend/platform/context'
import { getStaffOrder } from '@/backend/read-models/staff-orders/staff-order'
import { changeOrderAddress } from '@/backend/workflows/change-order/change-order-address'
import { changeOrderLines } from '@/backend/workflows/change-order/change-order-lines'
import { recordCall } from '@/backend/workflows/record-call/record-call'
import { sendOrderEmail } from '@/backend/workflows/resend-order-email/resend-order-email'
import type * as calls from '@/contract/staff/order-changes'
import type * as staffOrders from '@/contract/staff/orders'

const changed = async (context: Context, id: string, successMessage: string) => ({
  data: await getStaffOrder(context, id),
  successMessage,
})

type Routes = {
  getStaffOrder: Handler<typeof staffOrders.getStaffOrder>
  addOrderNote: Handler<typeof calls.addOrderNote>
  recordCall: Handler<typeof calls.recordCall>
  sendOrderEmail: Handler<typeof calls.sendOrderEmail>
  tagOrder: Handler<typeof calls.tagOrder>
  changeOrderLines: Handler<typeof calls.changeOrderLines>
  changeOrderAddress: Handler<typeof calls.changeOrderAddress>
}

export const staffOrderRoutes: Routes = {
  // The policy promises that who looked at an order can be told.
  getStaffOrder: async ({ params }, context) => {
    const data = await getStaffOrder(context, params.id)
    await audit(context.db, context, { action: 'order.view', subject: data.orderCode })
    return { data }
  },

  addOrderNote: async ({ params, body }, context) => {
    const { text, isForBuyer = false } = body
    const entry = { kind: 'note', note: text, isInternal: !isForBuyer }
    const audit = { action: 'order.note', data: { isForBuyer } }
    await changeLockedOrder(context, params.id, audit, ({ remember }) => remember(entry))
    return changed(context, params.id, staffOrderTexts.noted)
  },

  recordCall: async ({ params, body }, context) => {
    await recordCall(context, params.id, body)
    return changed(context, params.id, staffOrderTexts.called)
  },

  sendOrderEmail: async ({ params, body }, context) => {
    await sendOrderEmail(context, params.id, body.kind)
    return changed(context, params.id, staffOrderTexts.mailed)
  },

  tagOrder: async ({ params, body }, context) => {
    const tags = [...new Set(body.tags)]
    const audit = { action: 'order.tags', data: { tags } }
    await changeLockedOrder(context, params.id, audit, async ({ tx, remember }) => {
      await updateOrder(tx, params.id, { tags })
      await remember({ kind: 'tags', note: staffOrderTexts.tagsChanged(tags), isInternal: true })
    })
    return changed(context, params.id, staffOrderTexts.tagged)
  },

  changeOrderLines: async ({ params, body }, context) => {
    await changeOrderLines(context, params.id, body.lines)
    return changed(context, params.id, staffOrderTexts.linesSaved)
  },

  changeOrderAddress: async ({ params, body }, context) => {
    await changeOrderAddress(context, params.id, body)
    return changed(context, params.id, staffOrderTexts.addressSaved)
  },
}
