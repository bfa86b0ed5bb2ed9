import {
  changeInvoiceBuyer,
  findInvoiceProfile,
  invoiceTexts,
  orderInvoices,
} from '@/backend/modules/invoices'
import { getReadableOrder } from '@/backend/modules/orders'
import { callerOf, type Handler } from '@/backend/platform/context'
import type * as calls from '@/contract/shop/order-invoices'

type Routes = {
  setInvoiceBuyer: Handler<typeof calls.setInvoiceBuyer>
  getInvoiceProfile: Handler<typeof calls.getInvoiceProfile>
}

/** What buyers say and read of their invoices. */
export const invoiceRoutes: Routes = {
  setInvoiceBuyer: async ({ params, body }, context) => {
    const order = await getReadableOrder(context, params.id)
    const actor = order.userId === null ? 'guest' : `user:${order.userId}`
    await changeInvoiceBuyer(context, order.id, body.buyer, actor)
    return {
      data: await orderInvoices(context.db, order),
      successMessage: invoiceTexts.buyerSaved,
    }
  },

  getInvoiceProfile: async (_, context) => ({
    data: await findInvoiceProfile(context.db, callerOf(context).userId),
  }),
}
