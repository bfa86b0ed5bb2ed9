import { type OrderFacts, orderLink } from '@/backend/modules/orders/emails'
import { formatMoney } from '@/backend/platform/format-money'
import { shopName } from '@/backend/platform/shop-name'

/** Tells a buyer that money has gone back. */
export const refundedEmail = (
  order: OrderFacts,
  { amount, isTransfer }: { amount: number; isTransfer: boolean },
  publicUrl: string,
) => ({
  subject: `${shopName()} đã hoàn tiền đơn ${order.code}`,
  text: [
    `${shopName()} đã hoàn ${formatMoney(amount)} của đơn hàng ${order.code}.`,
    isTransfer
      ? 'Tiền đã được chuyển vào tài khoản bạn cung cấp.'
      : 'Tiền về lại thẻ, tài khoản hoặc ví bạn đã dùng để trả, thường trong 3 đến 7 ngày làm việc.',
    '',
    `Xem đơn hàng: ${orderLink(publicUrl, order)}`,
    '',
    shopName(),
  ].join('\n'),
})
