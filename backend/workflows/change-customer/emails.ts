import type { EmailShop } from '@/backend/modules/settings'
import { letterTo, type MailBody } from '@/backend/platform/mail/mail-body'

/** What customers are told when the staff lock or unlock their account. */
export function customerEmails({ name: shop }: Pick<EmailShop, 'name'>) {
  const body = (name: string, ...parts: MailBody) => letterTo(shop, name, ...parts)
  return {
    locked: (name: string, reason: string) => ({
      subject: `Tài khoản ${shop} của bạn đã bị khóa`,
      body: body(
        name,
        'Cửa hàng đã khóa tài khoản của bạn, nên bạn không đăng nhập được.',
        `Lý do: ${reason}`,
        '',
        'Các đơn đã đặt vẫn được giao. Nếu cho rằng có nhầm lẫn, bạn hãy trả lời thư này hoặc gọi cho cửa hàng.',
      ),
    }),
    unlocked: (name: string) => ({
      subject: `Tài khoản ${shop} của bạn đã được mở lại`,
      body: body(name, 'Bạn đăng nhập được trở lại như trước.'),
    }),
  }
}
