import { shopName } from '@/backend/platform/shop-name'

const letter = (name: string, ...body: string[]) =>
  [`Chào ${name},`, '', ...body, '', shopName()].join('\n')

/** What the staff read about customers, and what customers are told. */
export const customerTexts = {
  codeSent:
    'Đã gửi mã mới. Khách nhập mã trong cửa sổ đang chờ; nếu đã đóng thì bấm “Kích hoạt lại” và nhập email, mật khẩu.',
  sessionsEnded: 'Đã đăng xuất khách khỏi mọi thiết bị.',
  locked: 'Đã khóa tài khoản và báo cho khách.',
  unlocked: 'Đã mở lại tài khoản và báo cho khách.',
  triesForgotten: 'Khách thử lại được ngay.',
  notLockable: 'Chỉ khóa được tài khoản đang hoạt động.',
  notLocked: 'Cửa hàng không khóa tài khoản này.',
  notAwaiting: 'Tài khoản này đã được kích hoạt.',
  registrationOver:
    'Không còn mã nào đang chờ. Khách hãy bấm “Kích hoạt lại” trong cửa sổ đăng nhập và nhập email, mật khẩu.',
  lockedEmail: (name: string, reason: string) => ({
    subject: `Tài khoản ${shopName()} của bạn đã bị khóa`,
    text: letter(
      name,
      'Cửa hàng đã khóa tài khoản của bạn, nên bạn không đăng nhập được.',
      `Lý do: ${reason}`,
      '',
      'Các đơn đã đặt vẫn được giao. Nếu cho rằng có nhầm lẫn, bạn hãy trả lời thư này hoặc gọi cho cửa hàng.',
    ),
  }),
  unlockedEmail: (name: string) => ({
    subject: `Tài khoản ${shopName()} của bạn đã được mở lại`,
    text: letter(name, 'Bạn đăng nhập được trở lại như trước.'),
  }),
} as const
