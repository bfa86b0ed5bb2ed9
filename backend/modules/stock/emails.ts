import type { EmailShop } from '@/backend/modules/settings'
import { link, signedBy } from '@/backend/platform/mail/mail-body'

type Book = { productId: number; title: string }

/** E-mails to those who wait for a sold-out book. */
export function stockEmails({ name: shop, publicUrl }: EmailShop) {
  return {
    confirm: ({ productId, title }: Book, token: string) => ({
      subject: `Xác nhận nhận tin khi có sách “${title}”`,
      body: signedBy(
        shop,
        `Bạn muốn được báo khi cuốn “${title}” có hàng trở lại. Bạn bấm vào liên kết để xác nhận:`,
        link('Xác nhận', `${publicUrl}/bao-co-hang/${productId}?ma=${token}`),
        '',
        'Bạn chỉ nhận một thư duy nhất khi sách có hàng; sau đó địa chỉ này được xóa.',
        'Nếu không phải bạn yêu cầu, bạn không cần làm gì: địa chỉ được xóa sau 7 ngày.',
      ),
    }),
    available: ({ productId, title }: Book) => ({
      subject: `“${title}” đã có hàng`,
      body: signedBy(
        shop,
        `Cuốn “${title}” bạn chờ đã có hàng trở lại. Số lượng có thể ít và không được giữ riêng.`,
        link('Xem sách', `${publicUrl}/san-pham/${productId}`),
        '',
        'Đây là thư duy nhất về cuốn này; địa chỉ của bạn đã được xóa khỏi danh sách chờ.',
      ),
    }),
  }
}
