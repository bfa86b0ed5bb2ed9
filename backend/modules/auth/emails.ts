import { CODE_MINUTES } from '@/backend/modules/auth/one-time-code'
import type { EmailShop } from '@/backend/modules/settings'
import { letterTo, type MailBody, type MailContent } from '@/backend/platform/mail/mail-body'

const ignoreIt = 'Nếu không phải bạn yêu cầu, hãy bỏ qua thư này và không đưa mã cho ai.'

/** What a first proof from outside the account has ended. */
const ended = [
  'Email này trước đây chưa được xác minh, nên những gì đã thiết lập trước khi xác minh không còn',
  'hiệu lực: mật khẩu cũ, liên kết Facebook, địa chỉ đã lưu, người giám hộ, mã giới thiệu và yêu cầu',
  'về dữ liệu. Đơn hàng, khóa học, bài làm và sách trong giỏ vẫn còn.',
]

/** A code stands in the text, never in the subject, which shows on locked screens. */
export function authEmails({ name: shop }: Pick<EmailShop, 'name'>) {
  const body = (name: string, ...parts: MailBody) => letterTo(shop, name, ...parts)
  return {
    activation: (name: string, code: string): MailContent => ({
      subject: `Mã kích hoạt tài khoản ${shop}`,
      body: body(
        name,
        `Mã kích hoạt tài khoản của bạn: ${code}`,
        `Mã dùng được một lần, trong ${CODE_MINUTES} phút.`,
        '',
        ignoreIt,
      ),
    }),
    securityCode: (name: string, code: string): MailContent => ({
      subject: `Mã xác thực đặt lại mật khẩu ${shop}`,
      body: body(
        name,
        `Mã xác thực của bạn: ${code}`,
        `Mã dùng được một lần, trong ${CODE_MINUTES} phút.`,
        '',
        ignoreIt,
      ),
    }),
    welcome: (name: string): MailContent => ({
      subject: `Chào mừng bạn đến với ${shop}`,
      body: body(
        name,
        `Tài khoản ${shop} của bạn đã sẵn sàng. Bạn đăng nhập bằng email này.`,
        '',
        'Nếu không phải bạn đăng ký, hãy dùng "Quên mật khẩu" để lấy lại tài khoản.',
      ),
    }),
    passwordChanged: (name: string, hasEnded: boolean): MailContent => ({
      subject: `Mật khẩu ${shop} đã được đổi`,
      body: body(
        name,
        'Mật khẩu của bạn vừa được đổi và mọi thiết bị khác đã được đăng xuất.',
        ...(hasEnded ? ['', ...ended] : []),
        '',
        'Nếu không phải bạn đổi, hãy dùng "Quên mật khẩu" ngay.',
      ),
    }),
    linkedToGoogle: (name: string): MailContent => ({
      subject: `Tài khoản ${shop} của bạn đã được liên kết với Google`,
      body: body(
        name,
        'Bạn vừa đăng nhập bằng Google với email này.',
        '',
        ...ended,
        '',
        'Muốn đăng nhập bằng mật khẩu, bạn hãy dùng "Quên mật khẩu" để đặt mật khẩu mới.',
      ),
    }),
    /** Names the account, so that nobody proves another's without seeing it. */
    proof: (name: string, code: string): MailContent => ({
      subject: `Mã xác minh email tại ${shop}`,
      body: body(
        name,
        `Mã xác minh email của bạn: ${code}`,
        `Mã dùng được một lần, trong ${CODE_MINUTES} phút, cho tài khoản mang tên ${name}.`,
        '',
        ignoreIt,
      ),
    }),
  }
}
