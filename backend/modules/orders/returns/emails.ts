import { type OrderFacts, orderLink } from '@/backend/modules/orders/emails'
import { shopName } from '@/backend/platform/shop-name'

/** An email about a return. */
export const returnEmail = (order: OrderFacts, lines: readonly string[], publicUrl: string) => ({
  subject: `Trả hàng của đơn ${order.code}`,
  text: [...lines, '', `Xem đơn hàng: ${orderLink(publicUrl, order)}`, '', shopName()].join('\n'),
})
