import { CODE_MINUTES } from '@/backend/modules/auth/one-time-code'
import type { EmailShop } from '@/backend/modules/settings/email-shop'
import { emailBody } from '@/backend/platform/mail/email-body'

type EmailContent = { subject: string; text: string }

const ignoreIt = 'Nếu không phải bạn yêu cầu, hãy bỏ qua thư này và không đưa mã cho ai.'

/** A code stands in the text, never in the subject, which shows on locked screens. */
export function authEmails({ name: shop }: Pick<EmailShop, 'name'>) {
  const body = (name: string, ...lines: string[]) => emailBody(shop, name, ...lines)
  return {
    activation: (name: string, code: string): EmailContent => ({
      subject: `Mã kích hoạt tài khoản ${shop}`,
      text: body(
        name,
        `Mã kích hoạt tài khoản của bạn: ${code}`,
        `Mã dùng được một lần, trong ${CODE_MINUTES} phút.`,
        '',
        ignoreIt,
      ),
    }),
    securityCode: (name: string, code: string): EmailContent => ({
      subject: `Mã xác thực đặt lại mật khẩu ${shop}`,
      text: body(
        name,
        `Mã xác thực của bạn: ${code}`,
        `Mã dùng được một lần, trong ${CODE_MINUTES} phút.`,
        '',
        ignoreIt,
      ),
    }),
    welcome: (name: string): EmailContent => ({
      subject: `Chào mừng bạn đến với ${shop}`,
      text: body(
        name,
        `Tài khoản ${shop} của bạn đã sẵn sàng. Bạn đăng nhập bằng email này.`,
        '',
        'Nếu không phải bạn đăng ký, hãy dùng "Quên mật khẩu" để lấy lại tài khoản.',
      ),
    }),
    passwordChanged: (name: string): EmailContent => ({
      subject: `Mật khẩu ${shop} đã được đổi`,
      text: body(
        name,
        'Mật khẩu của bạn vừa được đổi và mọi thiết bị khác đã được đăng xuất.',
        '',
        'Nếu không phải bạn đổi, hãy dùng "Quên mật khẩu" ngay.',
      ),
    }),
    passwordDropped: (name: string): EmailContent => ({
      subject: `Tài khoản ${shop} của bạn đã được liên kết với Google`,
      text: body(
        name,
        'Bạn vừa đăng nhập bằng Google với email này. Email chưa từng được xác minh,',
        'nên mật khẩu đặt trước đây đã bị xóa và các thiết bị khác đã được đăng xuất.',
        '',
        'Muốn đăng nhập bằng mật khẩu, bạn hãy dùng "Quên mật khẩu" để đặt mật khẩu mới.',
      ),
    }),
  }
}
