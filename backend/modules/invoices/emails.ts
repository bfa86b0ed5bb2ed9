import type { InvoiceRow } from '@/backend/modules/invoices/invoice-queries'
import { type OrderFacts, orderLink } from '@/backend/modules/orders/emails'
import { formatMoney } from '@/backend/platform/format-money'
import { shopName } from '@/backend/platform/shop-name'

type Facts = Pick<InvoiceRow, 'kind' | 'number' | 'total' | 'lookupCode' | 'lookupUrl'> & {
  corrected: string | null
}

const names = {
  original: 'Hóa đơn điện tử',
  adjustment: 'Hóa đơn điều chỉnh',
  replacement: 'Hóa đơn thay thế',
} as const

/** Tells a buyer where the invoice is. */
export const invoiceEmail = (order: OrderFacts, invoice: Facts, publicUrl: string) => ({
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
    `Xem đơn hàng: ${orderLink(publicUrl, order)}`,
    '',
    shopName(),
  ].join('\n'),
})
