import { type OrderFacts, orderLink } from '@/backend/modules/orders/emails'
import type { EmailShop } from '@/backend/modules/settings/email-shop'
import { formatMoney } from '@/backend/platform/format-money'
import { signedBy } from '@/backend/platform/mail/mail-body'

/** Tells a buyer that money has gone back. */
export const refundedEmail = (
  order: OrderFacts,
  { amount, isTransfer }: { amount: number; isTransfer: boolean },
  shop: EmailShop,
) => ({
  subject: `${shop.name} đã hoàn tiền đơn ${order.code}`,
  body: signedBy(
    shop.name,
    `${shop.name} đã hoàn ${formatMoney(amount)} của đơn hàng ${order.code}.`,
    isTransfer
      ? 'Tiền đã được chuyển vào tài khoản bạn cung cấp.'
      : 'Tiền về lại thẻ, tài khoản hoặc ví bạn đã dùng để trả, thường trong 3 đến 7 ngày làm việc.',
    '',
    orderLink(shop.publicUrl, order),
  ),
})
