import { type LinkedOrder, mailFormats, orderLink, withFullStop } from '@/backend/modules/orders'
import type { EmailShop } from '@/backend/modules/settings'
import { formatMoney } from '@/backend/platform/format-money'
import { signedBy } from '@/backend/platform/mail/mail-body'
import { refundSentences } from '@/contract/order-sentences/refund-sentences'
import type { OrderRefund, RefundReceiver } from '@/contract/shop/refunds'

/** Tells a buyer that money has gone back: how much, where to, and its reference. */
export const refundedEmail = (order: LinkedOrder, refund: OrderRefund, shop: EmailShop) => ({
  subject: `${shop.name} đã hoàn tiền đơn ${order.code}`,
  body: signedBy(
    shop.name,
    `Tiền của đơn hàng ${order.code} đã được gửi lại cho bạn.`,
    ...refundSentences([refund], mailFormats),
    '',
    orderLink(shop.publicUrl, order),
  ),
})

type Refused = {
  amount: number
  note: string
  /** The order keeps no such money: it goes back in another refund. */
  isStillDue: boolean
}

/** Tells a buyer that money they were promised does not go back, or not yet, and why. */
export const refusedRefundEmail = (
  order: LinkedOrder,
  { amount, note, isStillDue }: Refused,
  shop: EmailShop,
) => ({
  subject: `Về khoản hoàn tiền của đơn ${order.code}`,
  body: signedBy(
    shop.name,
    isStillDue
      ? `${shop.name} chưa chuyển được ${formatMoney(amount)} hoàn cho đơn hàng ${order.code}.`
      : `${shop.name} không hoàn ${formatMoney(amount)} đã báo trước đó cho đơn hàng ${order.code}.`,
    `Lý do: ${withFullStop(note)}`,
    ...(isStillDue
      ? ['Số tiền này vẫn được hoàn lại cho bạn; cửa hàng báo bạn khi đã chuyển.']
      : []),
    'Nếu bạn thấy chưa đúng, bạn trả lời thư này hoặc gọi hotline của cửa hàng.',
    '',
    orderLink(shop.publicUrl, order),
  ),
})

/** Asks a buyer once more which account their money goes to. */
export const receiverAskedEmail = (order: LinkedOrder, amount: number, shop: EmailShop) => ({
  subject: `${shop.name} cần tài khoản của bạn để hoàn tiền đơn ${order.code}`,
  body: signedBy(
    shop.name,
    `${shop.name} còn phải hoàn ${formatMoney(amount)} của đơn hàng ${order.code} cho bạn, nhưng chưa biết chuyển vào tài khoản nào.`,
    'Bạn mở đơn hàng và điền ngân hàng, số tài khoản, tên chủ tài khoản ở mục Hoàn tiền. Cửa hàng không hỏi mật khẩu hay mã OTP.',
    '',
    orderLink(shop.publicUrl, order),
  ),
})

/** Tells a guest which account was named for their money: the order's page opens with what stands on its parcel. */
export const receiverNamedEmail = (
  order: LinkedOrder,
  { bank, account }: RefundReceiver,
  shop: EmailShop,
) => ({
  subject: `Tài khoản nhận tiền hoàn của đơn ${order.code}`,
  body: signedBy(
    shop.name,
    `Tiền hoàn của đơn hàng ${order.code} sẽ được chuyển vào tài khoản ${bank} có bốn số cuối ${account.slice(-4)}.`,
    'Nếu bạn không điền tài khoản này, bạn trả lời thư này hoặc gọi hotline của cửa hàng ngay.',
    '',
    orderLink(shop.publicUrl, order),
  ),
})
