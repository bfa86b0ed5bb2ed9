export { attachedToAccount } from '@/backend/modules/invoices/attached-to-account'
export {
  findInvoiceBuyer,
  findInvoiceProfile,
  writeInvoiceBuyer,
  writeInvoiceProfile,
} from '@/backend/modules/invoices/buyer-queries'
export { replaceInvoice, retryInvoice } from '@/backend/modules/invoices/change-invoices'
export {
  type InvoiceDocument,
  type InvoiceParty,
  type InvoiceProvider,
  InvoiceRefusal,
  type IssuedInvoice,
} from '@/backend/modules/invoices/invoice-provider'
export { moneyInWords } from '@/backend/modules/invoices/money-in-words'
export { changeInvoiceBuyer, orderInvoices } from '@/backend/modules/invoices/order-invoices'
export { invoiceJobs } from '@/backend/modules/invoices/process-invoices'
export { queueInvoice, queueInvoiceOfCourses } from '@/backend/modules/invoices/queue-invoice'
export type { ViettelFault } from '@/backend/modules/invoices/refusal-text'
export { settleInvoices } from '@/backend/modules/invoices/settle-invoices'
export {
  getStaffInvoice,
  listStaffInvoices,
} from '@/backend/modules/invoices/staff-invoice-queries'
export { byRate, type InvoiceLine, sumsOf } from '@/backend/modules/invoices/tax-lines'
export { invoiceTexts, sandboxTexts } from '@/backend/modules/invoices/texts'
