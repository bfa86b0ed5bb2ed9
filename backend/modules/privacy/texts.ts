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

const emails = {
  hello: (name: string) => `Chào ${name},`,
  notYou: 'Nếu không phải bạn yêu cầu, hãy bỏ qua thư này và không đưa liên kết cho ai.',
  exportSubject: 'Tệp dữ liệu của bạn tại Hiên Sách',
  exportText:
    'Tệp dữ liệu bạn yêu cầu đã sẵn sàng. Liên kết dùng được trong 24 giờ và hỏi mật khẩu của bạn:',
  erasureSubject: 'Yêu cầu xóa dữ liệu tại Hiên Sách',
  erasureText: (day: string) =>
    `Chúng tôi đã nhận yêu cầu xóa tài khoản và dữ liệu của bạn. Việc xóa diễn ra vào ${day}. Nếu đổi ý, hoặc không phải bạn yêu cầu, hãy đăng nhập và rút lại trước ngày đó:`,
  guestErasureText: (day: string) =>
    `Chúng tôi đã nhận yêu cầu xóa dữ liệu của các đơn đặt bằng email này. Việc xóa diễn ra vào ${day}. Nếu đổi ý, hoặc không phải bạn yêu cầu, hãy xin liên kết và rút lại trước ngày đó:`,
  lastLetter:
    'Đây là thư cuối cùng về việc này: xóa xong, chúng tôi không còn giữ địa chỉ của bạn. Số tiền và ngày của đơn đã mua được giữ theo luật kế toán, không kèm tên, điện thoại và địa chỉ.',
  guestSubject: 'Dữ liệu của bạn tại Hiên Sách',
  guestText: 'Liên kết sau mở trang dữ liệu của các đơn đặt bằng email này, trong 24 giờ:',
  invitationSubject: 'Xin đồng ý của người giám hộ cho một tài khoản tại Hiên Sách',
  invitationText: (child: string) =>
    `${child} dưới 16 tuổi, đã mở tài khoản tại Hiên Sách và ghi bạn là cha, mẹ hoặc người giám hộ. Xin bạn xem tài khoản giữ những gì rồi đồng ý hoặc từ chối. Liên kết dùng được một lần, trong 7 ngày:`,
  notParent: 'Nếu bạn không phải cha, mẹ hay người giám hộ của em, hãy bỏ qua thư này.',
  guardianSubject: 'Tài khoản của con bạn tại Hiên Sách',
  guardianText: 'Liên kết sau cho bạn xem tài khoản của con và rút lại đồng ý, trong 24 giờ:',
}

/** What refusals and confirmations say, and the words of the exported page. */
export const privacyTexts = {
  tables,
  file,
  emails,
  unpaidCommission: 'hoa hồng chưa trả',
  linkOver: 'Liên kết không còn hiệu lực. Bạn hãy xin liên kết mới.',
  passwordFirst: 'Tài khoản chưa có mật khẩu. Bạn hãy đặt mật khẩu ở mục Đổi mật khẩu trước.',
  finishFirst: (open: readonly string[]) =>
    `Còn việc chưa xong: ${open.join(', ')}. Bạn hãy yêu cầu xóa khi đơn đã giao xong, tiền đã hoàn hay đã trả.`,
  erasureAsked: (day: string) =>
    `Dữ liệu sẽ được xóa vào ${day}. Trước ngày đó bạn có thể rút lại.`,
  noErasure: 'Không có yêu cầu xóa nào đang chờ.',
  erasureCancelled: 'Đã rút lại yêu cầu xóa. Dữ liệu được giữ nguyên.',
  exportAsked: 'Đã nhận yêu cầu. Liên kết tải tệp sẽ được gửi tới email của bạn sau ít phút.',
  restricted: 'Từ giờ dữ liệu của bạn chỉ được dùng cho việc bạn tự làm và cho đơn đang giao.',
  unrestricted: 'Đã bỏ hạn chế.',
  agreed: 'Đã ghi nhận đồng ý của bạn.',
  withdrawn: 'Đã rút lại đồng ý.',
  notForChildren: 'Bạn đọc dưới 16 tuổi không nhận thư giới thiệu.',
  linkMailed: 'Nếu địa chỉ này có dữ liệu tại cửa hàng, một liên kết đã được gửi tới đó.',
  noChild:
    'Chỉ bạn đọc dưới 16 tuổi cần người giám hộ. Bạn xem lại ngày sinh trong Thông tin tài khoản.',
  ownAddress: 'Email của người giám hộ phải khác email của tài khoản.',
  hasGuardian: 'Tài khoản đã có người giám hộ đồng ý.',
  guardianInvited:
    'Đã gửi thư cho người giám hộ. Liên kết trong thư dùng được một lần, trong 7 ngày.',
  guardianLeft: 'Đã rút lại.',
  guardianAgreed: 'Cảm ơn bạn. Đồng ý của bạn đã được ghi lại.',
  guardianRefused: 'Đã ghi lại rằng bạn không đồng ý.',
  guardianWithdrew: 'Đã rút lại đồng ý. Từ giờ dữ liệu của em không được dùng vào việc gì khác.',
  guardianErased: 'Đã rút lại đồng ý. Dữ liệu của em sẽ được xóa sau 14 ngày.',
} as const
