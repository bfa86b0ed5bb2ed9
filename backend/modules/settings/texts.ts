/** The shop's settings: what its staff read. */
export const settingsTexts = {
  saved: 'Đã lưu cài đặt.',
  feesSaved: 'Đã lưu bảng phí giao hàng.',
  mailUnset: 'Chưa đặt máy chủ thư, nên chưa gửi thử được.',
  mailTested: (to: string) => `Máy chủ đã nhận thư thử gửi đến ${to}. Bạn xem hộp thư của mình.`,
  testMail: (shop: string) => ({
    subject: `Thư thử của ${shop}`,
    body: [
      `Thư này được gửi từ trang cài đặt của ${shop} để thử máy chủ thư. Nhận được thư nghĩa là khách cũng nhận được thư xác nhận đơn hàng và mã đăng nhập.`,
    ],
  }),
  mailFailed: {
    EAUTH: 'từ chối tên đăng nhập hoặc mật khẩu.',
    EDNS: 'không tìm thấy. Hãy xem lại tên máy chủ.',
    ETLS: 'không nhận kết nối mã hóa ở cổng này. Hãy thử cổng còn lại.',
    ECONNECTION: 'đóng kết nối ngay. Hãy xem lại tên máy chủ và cổng.',
    ESOCKET: 'không kết nối được. Hãy xem lại tên máy chủ và cổng.',
    EPROTOCOL: 'trả lời không như một máy chủ thư. Hãy xem lại tên máy chủ và cổng.',
    ETIMEDOUT: 'không trả lời. Hãy xem lại tên máy chủ và cổng.',
    EENVELOPE: 'không cho gửi từ địa chỉ này.',
  } as Record<string, string>,
  mailFailedOtherwise: 'không nhận thư thử. Hãy xem lại các ô rồi thử lại.',
  mailFailedAt: (host: string, port: number, what: string) =>
    `Máy chủ thư ${host}, cổng ${port}: ${what}`,
  noSuchField: 'Tài khoản này không có ô đó.',
  byEnvironment: 'Tài khoản này do biến môi trường của máy chủ đặt, không đổi được ở đây.',
  connectionSaved: 'Đã lưu tài khoản và dùng ngay.',
  parcelsUnderWay: (parcels: number) =>
    `Hãng này còn giữ ${parcels} kiện đang giao. Hãy tắt hãng ở trang Phí giao hàng, và bỏ tài khoản khi các kiện đã xong.`,
  connectionRemoved: 'Đã gỡ tài khoản này.',
  notReady: 'Chưa mở cửa được: còn việc bắt buộc chưa xong.',
  opened: 'Cửa hàng đã mở cửa.',
  closed: 'Cửa hàng đã đóng cửa. Khách thấy trang báo sắp mở.',
  pagesWritten:
    'Đã tạo các trang còn thiếu từ bản mẫu. Hãy đọc lại và sửa cho đúng cửa hàng của bạn.',
  changedMeanwhile:
    'Người khác vừa lưu cài đặt này. Hãy tải lại trang để xem thay đổi của họ rồi sửa tiếp.',
} as const
