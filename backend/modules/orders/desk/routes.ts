import { eq } from 'drizzle-orm'
import type { Context, Handler } from '@/backend/context'
import { audit } from '@/backend/modules/office/audit-log'
import { changeOnDesk } from '@/backend/modules/orders/desk/change-on-desk'
import { changeOrderAddress } from '@/backend/modules/orders/desk/change-order-address'
import { changeOrderLines } from '@/backend/modules/orders/desk/change-order-lines'
import { recordCall } from '@/backend/modules/orders/desk/record-call'
import { sendOrderEmail } from '@/backend/modules/orders/desk/send-order-email'
import { getStaffOrder } from '@/backend/modules/orders/desk/staff-order'
import { deskTexts } from '@/backend/modules/orders/desk/texts'
import { orders } from '@/backend/platform/db/tables'
import type * as calls from '@/contract/order-desk'

const changed = async (context: Context, id: string, successMessage: string) => ({
  data: await getStaffOrder(context, id),
  successMessage,
})

type Routes = {
  getStaffOrder: Handler<typeof calls.getStaffOrder>
  addOrderNote: Handler<typeof calls.addOrderNote>
  recordCall: Handler<typeof calls.recordCall>
  sendOrderEmail: Handler<typeof calls.sendOrderEmail>
  tagOrder: Handler<typeof calls.tagOrder>
  changeOrderLines: Handler<typeof calls.changeOrderLines>
  changeOrderAddress: Handler<typeof calls.changeOrderAddress>
}

export const deskRoutes: Routes = {
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
    await changeOnDesk(context, params.id, audit, ({ remember }) => remember(entry))
    return changed(context, params.id, deskTexts.noted)
  },

  recordCall: async ({ params, body }, context) => {
    await recordCall(context, params.id, body)
    return changed(context, params.id, deskTexts.called)
  },

  sendOrderEmail: async ({ params, body }, context) => {
    await sendOrderEmail(context, params.id, body.kind)
    return changed(context, params.id, deskTexts.mailed)
  },

  tagOrder: async ({ params, body }, context) => {
    const tags = [...new Set(body.tags)]
    const audit = { action: 'order.tags', data: { tags } }
    await changeOnDesk(context, params.id, audit, async ({ tx, remember }) => {
      await tx.update(orders).set({ tags }).where(eq(orders.id, params.id))
      await remember({ kind: 'tags', note: deskTexts.tagsChanged(tags), isInternal: true })
    })
    return changed(context, params.id, deskTexts.tagged)
  },

  changeOrderLines: async ({ params, body }, context) => {
    await changeOrderLines(context, params.id, body.lines)
    return changed(context, params.id, deskTexts.linesSaved)
  },

  changeOrderAddress: async ({ params, body }, context) => {
    await changeOrderAddress(context, params.id, body)
    return changed(context, params.id, deskTexts.addressSaved)
  },
}
