import { type OrderFacts, orderLink } from '@/backend/modules/orders/emails'
import type { EmailShop } from '@/backend/modules/settings/email-shop'
import { signedBy } from '@/backend/platform/mail/mail-body'

/** An email about a return. */
export const returnEmail = (order: OrderFacts, lines: readonly string[], shop: EmailShop) => ({
  subject: `Trả hàng của đơn ${order.code}`,
  body: signedBy(shop.name, ...lines, '', orderLink(shop.publicUrl, order)),
})
