import { type OrderFacts, orderLink } from '@/backend/modules/orders/emails'
import type { EmailShop } from '@/backend/modules/settings/email-shop'

/** An email about a return. */
export const returnEmail = (order: OrderFacts, lines: readonly string[], shop: EmailShop) => ({
  subject: `Trả hàng của đơn ${order.code}`,
  text: [...lines, '', `Xem đơn hàng: ${orderLink(shop.publicUrl, order)}`, '', shop.name].join(
    '\n',
  ),
})
