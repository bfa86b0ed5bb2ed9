import type { EmailShop } from '@/backend/modules/settings/email-shop'
import { emailBody } from '@/backend/platform/mail/email-body'

/** What customers are told when the staff lock or unlock their account. */
export function customerEmails({ name: shop }: Pick<EmailShop, 'name'>) {
  const body = (name: string, ...lines: string[]) => emailBody(shop, name, ...lines)
  return {
    locked: (name: string, reason: string) => ({
      subject: `Tài khoản ${shop} của bạn đã bị khóa`,
      text: body(
        name,
        'Cửa hàng đã khóa tài khoản của bạn, nên bạn không đăng nhập được.',
        `Lý do: ${reason}`,
        '',
        'Các đơn đã đặt vẫn được giao. Nếu cho rằng có nhầm lẫn, bạn hãy trả lời thư này hoặc gọi cho cửa hàng.',
      ),
    }),
    unlocked: (name: string) => ({
      subject: `Tài khoản ${shop} của bạn đã được mở lại`,
      text: body(name, 'Bạn đăng nhập được trở lại như trước.'),
    }),
  }
}
