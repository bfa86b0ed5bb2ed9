import { CODE_MINUTES } from '@/backend/modules/auth/one-time-code'

export const accountTexts = {
  signedIn: 'Đăng nhập thành công.',
  signInWrong: 'Email hoặc mật khẩu không đúng.',
  notActivated: 'Tài khoản chưa được kích hoạt. Bạn hãy kích hoạt bằng mã gửi qua email.',
  blocked: 'Tài khoản đã bị khóa. Bạn vui lòng liên hệ cửa hàng.',
  signedOut: 'Bạn đã đăng xuất.',
  socialRefused: 'Không đăng nhập được bằng tài khoản này. Bạn hãy thử lại.',
  socialEmailTaken: 'Email này đã có tài khoản. Bạn hãy đăng nhập bằng mật khẩu hoặc bằng Google.',
  socialEmailUnverified: 'Email của tài khoản Google này chưa được xác minh.',

  /** Stands in when a provider tells no name. */
  reader: 'Bạn đọc',

  registered: 'Đăng ký thành công.',
  registeredTeacher: 'Đăng ký thành công. Mã kích hoạt đã được gửi tới email của bạn.',
  emailTaken: 'Email này đã được đăng ký.',
  activated: 'Kích hoạt tài khoản thành công.',
  registrationOver: 'Phiên đăng ký không còn hiệu lực. Bạn hãy đăng nhập.',
  codeSentAgain: 'Mã kích hoạt mới đã được gửi tới email của bạn.',
  reactivation: 'Nếu email và mật khẩu đúng, mã kích hoạt đã được gửi tới email của bạn.',
  wardUnknown: 'Phường, xã không tồn tại.',
  updated: 'Cập nhật thông tin thành công.',

  securityCodeSent: 'Nếu email đã được đăng ký, mã xác thực đã được gửi tới email của bạn.',
  securityCodeRight: 'Mã xác thực đúng.',
  securityCodeWrong: 'Mã xác thực không đúng hoặc đã hết hạn.',
  passwordChanged: 'Đổi mật khẩu thành công.',
  passwordWrong: 'Mật khẩu hiện tại không đúng.',
  sessionCodeOver: 'Mã đăng nhập đã dùng hoặc đã hết hạn. Bạn hãy mở lại trang từ ứng dụng.',
  sessionCodeOfAnother: 'Mã đăng nhập này thuộc về một tài khoản khác.',
  settingsKept: 'Đã lưu tùy chọn.',

  addressRemoved: 'Đã xóa địa chỉ.',
  addressesFull: 'Sổ địa chỉ đã đủ 20 địa chỉ. Bạn hãy xóa bớt trước khi thêm.',

  reviewNotYours: 'Bạn chỉ đánh giá được sản phẩm đã nhận.',
  reviewed: 'Bạn đã đánh giá sản phẩm này.',
} as const

type Mail = { subject: string; text: string }

const letter = (name: string, ...body: string[]) =>
  [`Chào ${name},`, '', ...body, '', 'Hiên Sách'].join('\n')

const ignoreIt = 'Nếu không phải bạn yêu cầu, hãy bỏ qua thư này và không đưa mã cho ai.'

/** The letters about an account. A code stands in the text, never in the subject, which shows on locked screens. */
export const accountEmails = {
  activation: (name: string, code: string): Mail => ({
    subject: 'Mã kích hoạt tài khoản Hiên Sách',
    text: letter(
      name,
      `Mã kích hoạt tài khoản của bạn: ${code}`,
      `Mã dùng được một lần, trong ${CODE_MINUTES} phút.`,
      '',
      ignoreIt,
    ),
  }),
  securityCode: (name: string, code: string): Mail => ({
    subject: 'Mã xác thực đặt lại mật khẩu Hiên Sách',
    text: letter(
      name,
      `Mã xác thực của bạn: ${code}`,
      `Mã dùng được một lần, trong ${CODE_MINUTES} phút.`,
      '',
      ignoreIt,
    ),
  }),
  welcome: (name: string): Mail => ({
    subject: 'Chào mừng bạn đến với Hiên Sách',
    text: letter(
      name,
      'Tài khoản Hiên Sách của bạn đã sẵn sàng. Bạn đăng nhập bằng email này.',
      '',
      'Nếu không phải bạn đăng ký, hãy dùng "Quên mật khẩu" để lấy lại tài khoản.',
    ),
  }),
  passwordChanged: (name: string): Mail => ({
    subject: 'Mật khẩu Hiên Sách đã được đổi',
    text: letter(
      name,
      'Mật khẩu của bạn vừa được đổi và mọi thiết bị khác đã được đăng xuất.',
      '',
      'Nếu không phải bạn đổi, hãy dùng "Quên mật khẩu" ngay.',
    ),
  }),
  passwordDropped: (name: string): Mail => ({
    subject: 'Tài khoản Hiên Sách của bạn đã nối với Google',
    text: letter(
      name,
      'Bạn vừa đăng nhập bằng Google với email này. Email chưa từng được xác minh,',
      'nên mật khẩu đặt trước đây đã bị xóa và các thiết bị khác đã được đăng xuất.',
      '',
      'Muốn đăng nhập bằng mật khẩu, bạn hãy dùng "Quên mật khẩu" để đặt mật khẩu mới.',
    ),
  }),
}

/** Whom letters come from, and the demonstration's page that shows them. */
export const outboxTexts = {
  /** Who writes when MAIL_FROM does not say. */
  sender: 'Hiên Sách <no-reply@hien-sach.example>',
  title: 'Hộp thư minh họa',
  intro: 'Thư cửa hàng đã gửi, mới nhất ở trên. Trang này chỉ có ở chế độ minh họa.',
  empty: 'Chưa có thư nào.',
  reload: 'Tải lại',
  to: 'Tới',
  at: 'Lúc',
  code: 'Mã',
} as const
