const account = 'Tài khoản'
const security = 'An toàn của tài khoản'
const learning = 'Bài học và bài làm'
const order = 'Đơn hàng và thanh toán'
const codes = 'Mã giảm giá và mã giới thiệu'
const requests = 'Đồng ý, người giám hộ và yêu cầu về dữ liệu'

const untilErased = 'Đến khi xóa tài khoản'
const tenYears =
  'Số liệu 10 năm theo luật kế toán; tên, điện thoại, địa chỉ đến khi bạn yêu cầu xóa'

type About = readonly [title: string, purpose: string, term: string]

/** What a table is called where people read of their data: title, purpose, term. */
const tables: Record<string, About> = {
  app_user: [account, 'Nhận ra bạn, giao hàng, trả lại tài khoản khi quên mật khẩu', untilErased],
  user_identity: [
    account,
    'Nhận ra bạn, giao hàng, trả lại tài khoản khi quên mật khẩu',
    untilErased,
  ],
  user_session: [
    security,
    'Giữ bạn đăng nhập, phát hiện đăng nhập lạ',
    '30 ngày sau khi phiên kết thúc',
  ],
  session_code: [
    security,
    'Giữ bạn đăng nhập, phát hiện đăng nhập lạ',
    '30 ngày sau khi phiên kết thúc',
  ],
  one_time_code: [security, 'Giữ bạn đăng nhập, phát hiện đăng nhập lạ', untilErased],
  user_address: ['Sổ địa chỉ', 'Điền sẵn khi đặt hàng', 'Đến khi bạn xóa'],
  exam_result: [learning, 'Chấm bài, cho bạn xem lại và học tiếp', untilErased],
  exam_answer: [learning, 'Chấm bài, cho bạn xem lại và học tiếp', untilErased],
  question_active: [learning, 'Chấm bài, cho bạn xem lại và học tiếp', untilErased],
  user_course: [learning, 'Chấm bài, cho bạn xem lại và học tiếp', untilErased],
  course_code: [learning, 'Chấm bài, cho bạn xem lại và học tiếp', untilErased],
  lesson_progress: [learning, 'Chấm bài, cho bạn xem lại và học tiếp', untilErased],
  feedback: ['Đánh giá', 'Giúp người khác chọn sách', 'Đến khi bạn xóa đánh giá'],
  cart: ['Giỏ hàng', 'Giữ những gì bạn đang chọn', 'Đến khi bạn xóa'],
  orders: [order, 'Giao hàng, đổi trả, hoàn tiền, kế toán', tenYears],
  order_event: [order, 'Giao hàng, đổi trả, hoàn tiền, kế toán', tenYears],
  order_line: [order, 'Giao hàng, đổi trả, hoàn tiền, kế toán', tenYears],
  payment: [order, 'Giao hàng, đổi trả, hoàn tiền, kế toán', tenYears],
  payment_event: [order, 'Giao hàng, đổi trả, hoàn tiền, kế toán', tenYears],
  user_voucher: [codes, 'Tính giảm giá và hoa hồng', untilErased],
  voucher_use: [codes, 'Tính giảm giá và hoa hồng', untilErased],
  affiliate: [codes, 'Tính giảm giá và hoa hồng', untilErased],
  affiliate_commission: [codes, 'Tính giảm giá và hoa hồng', tenYears],
  mail_outbox: ['Thư đã gửi', 'Gửi thư cho bạn', '30 ngày sau khi gửi'],
  audit_log: ['Nhật ký của nhân viên', 'Ghi lại ai đã xem, đã sửa dữ liệu của bạn', '2 năm'],
  consent: [
    requests,
    'Chứng minh điều bạn đã đồng ý và đã yêu cầu',
    '3 năm sau khi xong, không kèm tên',
  ],
  guardian: [requests, 'Chứng minh điều bạn đã đồng ý và đã yêu cầu', untilErased],
  privacy_request: [
    requests,
    'Chứng minh điều bạn đã đồng ý và đã yêu cầu',
    '3 năm sau khi xong, không kèm tên',
  ],
}

const columns: Record<string, string> = {
  id: 'Số',
  email: 'Email',
  phone: 'Điện thoại',
  name: 'Họ và tên',
  publicName: 'Tên hiển thị',
  userType: 'Loại tài khoản',
  status: 'Trạng thái',
  role: 'Quyền',
  workPlace: 'Nơi làm việc',
  gender: 'Giới tính',
  birthday: 'Ngày sinh',
  address: 'Địa chỉ',
  wardId: 'Mã phường, xã',
  wardName: 'Phường, xã',
  districtName: 'Quận, huyện',
  cityName: 'Tỉnh, thành phố',
  photoUrl: 'Ảnh',
  settings: 'Tùy chọn',
  shortcuts: 'Lối tắt',
  userAgent: 'Trình duyệt',
  ip: 'Địa chỉ IP',
  createdAt: 'Lúc',
  expiresAt: 'Hết hạn',
  receiverName: 'Người nhận',
  rating: 'Số sao',
  content: 'Nội dung',
  displayName: 'Tên hiển thị',
  code: 'Mã',
  guestEmail: 'Email đặt hàng',
  note: 'Ghi chú',
  total: 'Tổng tiền',
  placedAt: 'Lúc đặt',
  title: 'Tên',
  quantity: 'Số lượng',
  lineTotal: 'Thành tiền',
  amount: 'Số tiền',
  toAddr: 'Gửi tới',
  subject: 'Tiêu đề',
  bodyText: 'Nội dung',
  sentAt: 'Lúc gửi',
  purpose: 'Mục đích',
  isGiven: 'Đồng ý',
  textVersion: 'Phiên bản câu chữ',
  source: 'Nơi bày tỏ',
  score: 'Điểm',
  value: 'Câu trả lời',
  startTime: 'Bắt đầu',
  submitTime: 'Nộp bài',
  bankAccount: 'Số tài khoản',
  bankBin: 'Mã ngân hàng',
  identityName: 'Tên trên giấy tờ',
  identityNo: 'Số căn cước',
  taxCode: 'Mã số thuế',
}

const file = {
  fileName: 'du-lieu-hien-sach.zip',
  title: 'Dữ liệu của bạn tại Hiên Sách',
  made: (time: string) =>
    `Tệp được lập lúc ${time}. Mật khẩu và mã xác thực chỉ được giữ ở dạng băm, không ai đọc lại được, nên không có trong tệp này.`,
  kept: 'Giữ',
  nothing: '(trống)',
  yes: 'Có',
  no: 'Không',
  columns,
}

/** What refusals and confirmations say, and the words of the exported page. */
export const privacyTexts = {
  tables,
  file,
  unpaidCommission: 'hoa hồng chưa trả',
} as const
