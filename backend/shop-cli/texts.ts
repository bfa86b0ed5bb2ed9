import type { RestoreProblem } from '@/backend/platform/db/restore'
import { formatMoney } from '@/backend/platform/format-money'
import type { MoneyRule } from '@/backend/read-models/consistency-check/money-check'

/** What the shop's command prints. */
export const shopCliTexts = {
  credentials: 'Cần SHOP_STAFF_EMAIL và SHOP_STAFF_PASSWORD của một tài khoản nhân viên.',
  notSignedIn: 'Không đăng nhập được.',
  unreachable: (url: string) => `Không kết nối được máy chủ ${url}.`,
  draftWaits: 'Có bản nháp chưa đăng. Thêm --show để đăng cả bản nháp cùng thay đổi này.',
  badNumber: (name: string) => `--${name} phải là số nguyên.`,
  oneDiscount: 'Cần đúng một trong --percent, --amount, --shipping.',
  noSecret: 'Cần INTERNAL_SECRET của cửa hàng đang chạy.',
  backupRefused: (status: number) => `Máy chủ không sao lưu được (${status}).`,
  backupExists: (folder: string) => `${folder} đã có một bản sao lưu.`,
  backedUp: (folder: string) => `Đã sao lưu vào ${folder}.`,
  noBackup: (folder: string) => `${folder} không có bản sao lưu nào.`,
  restored: (rows: number) => `Đã khôi phục ${rows} dòng.`,
  inUse: (folder: string, pid: number) => `${folder} đang do tiến trình ${pid} sử dụng.`,
  notRestorable: {
    used: (table: string) => `Cơ sở dữ liệu không trống: bảng ${table} đã có dữ liệu.`,
    unreadable: () => 'Bản sao lưu không nguyên vẹn: có phần không đọc được.',
    unknownTable: (table: string) => `Cơ sở dữ liệu này không có bảng ${table}.`,
    otherVersion: (migrations: string) =>
      `Bản sao lưu thuộc phiên bản mới hơn (${migrations} lần chuyển đổi): hãy khôi phục bằng phiên bản đó.`,
    rowsMissing: (table: string) => `Bản sao lưu thiếu dòng của bảng ${table}.`,
    cutOff: () => 'Bản sao lưu không nguyên vẹn: tệp kết thúc quá sớm.',
  } satisfies Record<RestoreProblem, (detail: string) => string>,
  noAffiliate: (email: string) => `${email} chưa đăng ký làm cộng tác viên.`,
  affiliateSet: (email: string, isActive: boolean) =>
    `Mã của ${email} ${isActive ? 'nay dùng được' : 'đã dừng'}.`,
  replayed: (count: number) => `Đã xóa lại ${count} người từng yêu cầu xóa dữ liệu.`,
  nothingAbout: (email: string) => `Không có dữ liệu nào về ${email}.`,
  exported: (file: string) => `Đã ghi ${file}. Tệp chứa dữ liệu cá nhân: gửi xong thì xóa.`,
  erased: (email: string) => `Đã xóa dữ liệu về ${email}.`,
  openMatters: (open: readonly string[]) =>
    `Còn việc chưa xong, chưa xóa được: ${open.join(', ')}.`,
  openClaim: (order: string, parcel: string, amount: number, since: string) =>
    `Đơn ${order}: còn đòi hãng bồi thường ${formatMoney(amount)} cho kiện ${parcel} từ ${since.slice(0, 10)}. Ghi kết quả ở trang Đòi bồi thường.`,
  sound: 'Kho, đơn hàng và mã giảm giá khớp nhau.',
  unsound: (rules: readonly string[]) => `Không khớp: ${rules.join(', ')}.`,
  orderToMend: (code: string, what: string) => `Đơn ${code}: ${what}`,
  /** What does not hold of an order, and what to do about it. */
  mendings: {
    'payment status is what the ledger says':
      'tình trạng thanh toán khác sổ tiền. Mở đơn, đối chiếu tiền đã nhận và đã hoàn, rồi lập hoàn phần còn thiếu.',
    'nothing is collected for what is paid':
      'kiện vẫn thu tiền dù đơn đã trả. Báo hãng thu 0 đồng, hoặc hủy vận đơn và tạo lại.',
    'courses are open as paid lines say':
      'khóa học mở hoặc đóng không theo phần đã trả tiền. Kiểm tra đơn và các lần trả hàng của khách.',
    'every open refund can be paid':
      'khoản hoàn đang mở lớn hơn số tiền đơn còn giữ. Từ chối khoản lập thừa.',
    'a transfer is booked once or waits':
      'có khoản chuyển không nằm trong đơn và cũng không chờ xử lý. Lập hoàn khoản đó cho khách.',
    'lost copies are out of the stock':
      'sách trong kiện bị mất đã nhập lại kho. Ghi giảm số bản đó ở trang sản phẩm.',
    'transfers of an order are in its book':
      'tiền chuyển khoản của đơn khác số ghi trong sổ. Đối chiếu sao kê, lập hoàn khoản chuyển thừa.',
    'what a parcel collected is in the book':
      'kiện đã thu tiền nhưng sổ chưa ghi. Đối chiếu với hãng, rồi hoàn phần khách đã trả hai lần.',
    'a returned code of the delivery goes back once':
      'hoàn nhiều hơn tiền hàng đã trả. Xem lại các khoản hoàn; khoản chưa chuyển thì từ chối.',
    'a code takes no more off the delivery than it costs':
      'mã giảm phí giao trừ nhiều hơn phí giao. Tính lại tổng của đơn với khách.',
    'an order that is over has nothing on its way':
      'đơn đã kết thúc mà kiện vẫn ở hãng. Hỏi hãng kiện ở đâu, rồi đối chiếu kho và tiền.',
    'an order on its way moves':
      'kiện đã về hoặc mất từ lâu mà đơn đứng yên. Mở đơn và nhập lại kiện.',
    'a course that was seen is not given back':
      'khóa học đã xem quá một phần năm mà đơn bị hủy và hoàn cả tiền. Xem lại khoản hoàn chưa chuyển.',
    'a course is open as long as was paid for':
      'khóa học mở lâu hơn phần đã trả tiền. Kiểm tra các đơn và lần trả hàng của khách.',
  } satisfies Record<MoneyRule, string>,
  nobody: (email: string) => `Không có tài khoản ${email}.`,
  roleTaken: (email: string) => `${email} nay là khách hàng.`,
  invited: (email: string, role: string) =>
    `Đã gửi lời mời làm ${role} tới ${email}: liên kết trong thư đặt mật khẩu và giao vai trò. Chưa có máy chủ thư (SMTP_URL) thì thư nằm trong thư mục outbox của DATA_DIR khi cửa hàng chạy.`,
  refundDue: 'cần hoàn tiền',
  heldBack: 'cổng thanh toán tạm giữ',
  page: (page: number, pages: number, total: number) => `Trang ${page}/${pages}, ${total} mục`,
} as const
