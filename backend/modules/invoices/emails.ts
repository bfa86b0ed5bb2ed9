import type { InvoiceRow } from '@/backend/modules/invoices/invoice-queries'
import { type OrderFacts, orderLink } from '@/backend/modules/orders/emails'
import type { EmailShop } from '@/backend/modules/settings/email-shop'
import { formatMoney } from '@/backend/platform/format-money'

type Facts = Pick<InvoiceRow, 'kind' | 'number' | 'total' | 'lookupCode' | 'lookupUrl'> & {
  corrected: string | null
}

const names = {
  original: 'Hóa đơn điện tử',
  adjustment: 'Hóa đơn điều chỉnh',
  replacement: 'Hóa đơn thay thế',
} as const

/** Tells a buyer where the invoice is. */
export const invoiceEmail = (order: OrderFacts, invoice: Facts, shop: EmailShop) => ({
  subject: `${names[invoice.kind]} của đơn ${order.code}`,
  text: [
    `${names[invoice.kind]} ${invoice.number ?? ''} của đơn hàng ${order.code} đã được phát hành.`,
    ...(invoice.corrected ? [`Hóa đơn này đi cùng hóa đơn ${invoice.corrected}.`] : []),
    `Số tiền: ${formatMoney(invoice.total)}`,
    '',
    'Xem và tải hóa đơn (PDF, XML) tại trang của nhà cung cấp:',
    `  ${invoice.lookupUrl ?? ''}`,
    `  Mã tra cứu: ${invoice.lookupCode ?? ''}`,
    '',
    `Xem đơn hàng: ${orderLink(shop.publicUrl, order)}`,
    '',
    shop.name,
  ].join('\n'),
})
