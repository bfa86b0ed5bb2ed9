import { emailBody } from '@/backend/platform/mail/email-body'
import { shopName } from '@/backend/platform/shop-name'

/** What customers are told when the staff lock or unlock their account. */
export const customerEmails = {
  locked: (name: string, reason: string) => ({
    subject: `Tài khoản ${shopName()} của bạn đã bị khóa`,
    text: emailBody(
      name,
      'Cửa hàng đã khóa tài khoản của bạn, nên bạn không đăng nhập được.',
      `Lý do: ${reason}`,
      '',
      'Các đơn đã đặt vẫn được giao. Nếu cho rằng có nhầm lẫn, bạn hãy trả lời thư này hoặc gọi cho cửa hàng.',
    ),
  }),
  unlocked: (name: string) => ({
    subject: `Tài khoản ${shopName()} của bạn đã được mở lại`,
    text: emailBody(name, 'Bạn đăng nhập được trở lại như trước.'),
  }),
} as const
