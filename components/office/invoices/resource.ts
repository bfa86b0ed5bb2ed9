import type { Resource } from '@/components/office/resource'
import { staffInvoices } from '@/contract/staff/invoices'

export const invoices: Resource = {
  address: 'hoa-don',
  label: 'Hóa đơn',
  group: 'customers',
  icon: 'print',
  auditName: 'invoice',
  calls: { list: staffInvoices.list, read: staffInvoices.read },
  list: async () => (await import('@/components/office/invoices/invoice-list')).InvoiceList,
  record: async () => (await import('@/components/office/invoices/invoice-page')).InvoicePage,
}
