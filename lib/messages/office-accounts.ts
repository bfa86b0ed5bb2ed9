/** Texts of who works in the office. */
export const officeAccounts = {
  columns: { name: 'Tên', roles: 'Vai trò', factor: 'Hai bước', seen: 'Làm việc lần cuối' },
  create: 'Thêm nhân viên',
  email: 'Email của tài khoản đã đăng ký',
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
