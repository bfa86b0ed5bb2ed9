/** What the staff read about customers. */
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
} as const
