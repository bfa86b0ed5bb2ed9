import { mailFormats, type OrderFacts, orderLink } from '@/backend/modules/orders/emails'
import type { EmailShop } from '@/backend/modules/settings/email-shop'
import { signedBy } from '@/backend/platform/mail/mail-body'
import { refundSentences } from '@/contract/order-sentences/refund-sentences'
import type { OrderRefund } from '@/contract/shop/refunds'

/** Tells a buyer that money has gone back: how much, where to, and its reference. */
export const refundedEmail = (order: OrderFacts, refund: OrderRefund, shop: EmailShop) => ({
  subject: `${shop.name} đã hoàn tiền đơn ${order.code}`,
  body: signedBy(
    shop.name,
    `Tiền của đơn hàng ${order.code} đã được gửi lại cho bạn.`,
    ...refundSentences([refund], mailFormats),
    '',
    orderLink(shop.publicUrl, order),
  ),
})
