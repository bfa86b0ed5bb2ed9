import type { InvoiceRow } from '@/backend/modules/invoices/invoice-queries'
import { type LinkedOrder, orderLink } from '@/backend/modules/orders'
import type { EmailShop } from '@/backend/modules/settings'
import { amount, link, list, signedBy } from '@/backend/platform/mail/mail-body'

type Facts = Pick<InvoiceRow, 'kind' | 'number' | 'total' | 'lookupCode' | 'lookupUrl'> & {
  corrected: string | null
}

const names = {
  original: 'Hóa đơn điện tử',
  adjustment: 'Hóa đơn điều chỉnh',
  replacement: 'Hóa đơn thay thế',
} as const

/** Tells a buyer where the invoice is. */
export const invoiceEmail = (order: LinkedOrder, invoice: Facts, shop: EmailShop) => ({
  subject: `${names[invoice.kind]} của đơn ${order.code}`,
  body: signedBy(
    shop.name,
    `${names[invoice.kind]} ${invoice.number ?? ''} của đơn hàng ${order.code} đã được phát hành.`,
    ...(invoice.corrected ? [`Hóa đơn này đi cùng hóa đơn ${invoice.corrected}.`] : []),
    amount('Số tiền', invoice.total),
    '',
    'Xem và tải hóa đơn (PDF, XML) tại trang của nhà cung cấp:',
    list(
      ...(invoice.lookupUrl ? [link('', invoice.lookupUrl)] : []),
      `Mã tra cứu: ${invoice.lookupCode ?? ''}`,
    ),
    '',
    orderLink(shop.publicUrl, order),
  ),
})
