import {
  changeInvoiceBuyer,
  findInvoiceBuyer,
  getStaffInvoice,
  invoiceTexts,
  listStaffInvoices,
  replaceInvoice,
  retryInvoice,
} from '@/backend/modules/invoices'
import { audit } from '@/backend/platform/audit/audit-log'
import { callerOf, type HandlersOf } from '@/backend/platform/context'

export const staffInvoiceRoutes: HandlersOf<'staffInvoices'> = {
  list: ({ query }, context) => listStaffInvoices(context, query),
  read: async ({ params }, context) => ({ data: await getStaffInvoice(context, params.id) }),

  retryInvoice: async ({ params }, context) => {
    await retryInvoice(context, params.id)
    return {
      data: await getStaffInvoice(context, params.id),
      successMessage: invoiceTexts.retried,
    }
  },

  replaceInvoice: async ({ params, body }, context) => {
    const id = await replaceInvoice(context, params.id, body)
    return { data: await getStaffInvoice(context, id), successMessage: invoiceTexts.replaced }
  },

  correctInvoiceBuyer: async ({ params, body }, context) => {
    const actor = `staff:${callerOf(context).userId}`
    await changeInvoiceBuyer(context, params.id, body.buyer, actor, (tx, { code }) =>
      audit(tx, context, { action: 'order.invoice-buyer', subject: code }),
    )
    return {
      data: await findInvoiceBuyer(context.db, params.id),
      successMessage: invoiceTexts.buyerSaved,
    }
  },
}
