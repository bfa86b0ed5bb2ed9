/** Texts of the shop's accounts at payment sites, carriers and its invoice provider. */
export const officeConnections = {
  title: 'Kết nối thanh toán, vận chuyển, hóa đơn và thư',
  intro:
    'Khóa bí mật được mã hóa khi lưu và không ai xem lại được, kể cả quản trị viên; muốn đổi thì nhập khóa mới.',
  sources: {
    environment: 'Do máy chủ đặt',
    office: 'Đang dùng',
    demo: 'Bản dựng sẵn để dùng thử',
    none: 'Chưa kết nối',
  },
  environmentMore:
    'Biến môi trường của máy chủ đặt tài khoản này và được dùng trước. Muốn đổi ở đây, người quản lý máy chủ bỏ các biến đó.',
  demoMore: 'Cửa hàng dùng thử có sẵn bản mô phỏng. Điền đủ các ô là chuyển sang tài khoản thật.',
  isSet: 'Đã đặt. Để trống là giữ nguyên.',
  changed: (who: string, time: string) => `${who} đặt lúc ${time}.`,
  noticeUrl: 'Khai địa chỉ nhận thông báo này ở trang của dịch vụ:',
  save: 'Lưu tài khoản',
  open: 'Đặt tài khoản',
  change: 'Đổi',
  remove: 'Gỡ tài khoản',
  removeMore:
    'Cửa hàng không còn dùng được tài khoản này. Việc đang dở với nó, như đơn chờ thanh toán, cần xử lý bằng tay.',
  removeMail: 'Khách không còn nhận được thư: mã đăng nhập, xác nhận đơn hàng, thư giao hàng.',
  testMail: 'Gửi thư thử',
  testMailMore: 'Một thư thử được gửi ngay đến địa chỉ email của bạn qua máy chủ này.',
  close: 'Thôi',
  saved: 'Đã lưu tài khoản.',
  removed: 'Đã gỡ tài khoản.',
} as const
