import { type OrderFacts, orderLink } from '@/backend/modules/orders/emails'

/** An email about a return. */
export const returnEmail = (order: OrderFacts, lines: readonly string[], publicUrl: string) => ({
  subject: `Trả hàng của đơn ${order.code}`,
  text: [...lines, '', `Xem đơn hàng: ${orderLink(publicUrl, order)}`, '', 'Hiên Sách'].join('\n'),
})
