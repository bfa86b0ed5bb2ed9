import { type LinkedOrder, orderLink } from '@/backend/modules/orders'
import type { EmailShop } from '@/backend/modules/settings'
import { signedBy } from '@/backend/platform/mail/mail-body'

/** An email about a return. */
export const returnEmail = (order: LinkedOrder, lines: readonly string[], shop: EmailShop) => ({
  subject: `Trả hàng của đơn ${order.code}`,
  body: signedBy(shop.name, ...lines, '', orderLink(shop.publicUrl, order)),
})
