import type { EmailShop } from '@/backend/modules/settings'
import { letterTo, link } from '@/backend/platform/mail/mail-body'

type Answered = { productId: number; productName: string; reply: string }

/** What readers are told when the shop has answered their review. */
export function reviewEmails({ name: shop, publicUrl }: EmailShop) {
  return {
    answered: (name: string, { productId, productName, reply }: Answered) => ({
      subject: `Cửa hàng đã trả lời đánh giá của bạn về “${productName}”`,
      body: letterTo(
        shop,
        name,
        `Cảm ơn bạn đã đánh giá “${productName}”. Cửa hàng trả lời bạn:`,
        '',
        reply,
        '',
        link(`Xem “${productName}”`, `${publicUrl}/san-pham/${productId}`),
      ),
    }),
  }
}
