import type { RestoreProblem } from '@/backend/platform/db/restore'

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
      `Bản sao lưu thuộc phiên bản khác (${migrations} lần chuyển đổi): hãy khôi phục bằng phiên bản đó rồi nâng cấp.`,
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
  sound: 'Kho, đơn hàng và mã giảm giá khớp nhau.',
  unsound: (rules: readonly string[]) => `Không khớp: ${rules.join(', ')}.`,
  nobody: (email: string) => `Không có tài khoản ${email}.`,
  roleSet: (email: string, role: string) => `${email} nay là ${role}.`,
  refundDue: 'cần hoàn tiền',
  heldBack: 'cổng thanh toán tạm giữ',
  page: (page: number, pages: number, total: number) => `Trang ${page}/${pages}, ${total} mục`,
} as const
