/** Texts of who works in the office. */
export const officeAccounts = {
  columns: { name: 'Tên', roles: 'Vai trò', factor: 'Hai bước', seen: 'Làm việc lần cuối' },
  create: 'Mời nhân viên',
  email: 'Email',
  emailHint:
    'Thư mời có liên kết để đặt mật khẩu, dùng được một lần trong 7 ngày. Vai trò có hiệu lực khi người được mời trả lời.',
  invited: 'Đã gửi lời mời.',
  invitations: {
    title: 'Lời mời chờ trả lời',
    states: { open: 'Đã mời', expired: 'Hết hạn' },
    until: (time: string, state: 'open' | 'expired') =>
      state === 'open' ? `liên kết dùng được đến ${time}` : `liên kết hết hạn lúc ${time}`,
    again: 'Gửi lại',
    againTo: (email: string) => `Gửi lại lời mời cho ${email}`,
    withdraw: 'Rút lời mời',
    withdrawFrom: (email: string) => `Rút lời mời của ${email}`,
  },
  roles: 'Vai trò',
  factorOn: 'Đã bật',
  factorOff: 'Chưa bật',
  never: 'Chưa lần nào',
  remove: 'Thôi làm nhân viên',
  confirmRemove: 'Người này trở lại là khách hàng và bị đăng xuất.',
  reset: 'Gỡ xác thực hai bước',
  confirmReset: 'Người này sẽ thiết lập lại ở lần đăng nhập sau và bị đăng xuất.',
  keep: 'Thôi',
  done: 'Đã lưu.',
} as const
