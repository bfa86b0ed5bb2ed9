import { type OrderFacts, orderLink } from '@/backend/modules/orders/emails'
import { CONFIRMED, DELIVERED, ON_ITS_WAY, RETURNED } from '@/backend/modules/orders/order-status'
import type { EmailShop } from '@/backend/modules/settings/email-shop'
import { emailBody } from '@/backend/platform/mail/email-body'

type Receiver = OrderFacts & { receiverName: string }
type StatusEmail = { subject: (code: string, shop: string) => string; lines: readonly string[] }

const emails: Partial<Record<number, StatusEmail>> = {
  [CONFIRMED]: {
    subject: (code, shop) => `${shop} đã xác nhận đơn ${code}`,
    lines: ['Đơn hàng của bạn đã được xác nhận. Sách được đóng gói trong giờ làm việc.'],
  },
  [ON_ITS_WAY]: {
    subject: (code) => `Đơn ${code} đang trên đường giao`,
    lines: [
      'Sách của bạn đã rời cửa hàng và đang trên đường đến bạn.',
      'Người giao sẽ gọi trước khi đến; bạn nhớ để ý điện thoại và kiểm hàng khi nhận.',
    ],
  },
  [DELIVERED]: {
    subject: (code) => `Đơn ${code} đã giao`,
    lines: [
      'Cảm ơn bạn đã mua sách. Nếu sách hư hỏng, nhầm hoặc thiếu, bạn gửi yêu cầu trả hàng ngay trong trang đơn hàng.',
    ],
  },
  [RETURNED]: {
    subject: (code) => `Đơn ${code} đã trở về cửa hàng`,
    lines: ['Đơn hàng của bạn đã trở về kho của cửa hàng và kết thúc ở đây.'],
  },
}

/** What the buyer is told when an order comes to a status; null for the statuses that tell nothing new. */
export function statusEmail(
  order: Receiver,
  status: number,
  { shop, more = [] }: { shop: EmailShop; more?: readonly string[] },
) {
  const email = emails[status]
  if (!email) return null
  return {
    subject: email.subject(order.code, shop.name),
    text: emailBody(
      shop.name,
      order.receiverName,
      ...email.lines,
      ...more,
      '',
      `Xem đơn hàng: ${orderLink(shop.publicUrl, order)}`,
    ),
  }
}
