import type { RestoreProblem } from '@/backend/platform/db/restore'

/** What the shop's command prints. */
export const shopCliTexts = {
  usage: `Cách dùng: npm run shop -- <lệnh>

  orders [--status 1] [--page 2] [--search "mã, điện thoại, tên, sách"]
         [--view toConfirm|toPack|handedOver|problems]   danh sách đơn hàng
  payments [--page 2]                       tiền cần xem xét: cổng thanh toán tạm giữ, cần hoàn lại
  order move <id> [--status 2] [--paid] [--note "…"]
                                            chuyển trạng thái, ghi nhận chuyển khoản
  parcel show|send <id đơn>       các kiện của một đơn: xem, gửi hãng những gì đã đóng gói
  parcel cancel|label <mã kiện>   hủy vận đơn của một kiện, in nhãn
  carrier-wards [--page 2]                  các phường, xã chưa khớp với danh mục của hãng vận chuyển
  carrier-wards refresh                     đọc lại danh mục của hãng và khớp
  carrier-wards set <id> --ward "…" --city "…" [--code …]
                                            ghi tay tên một phường, xã ở hãng
  product <id> [--price 50000] [--sale-price 41000] [--stock 7] [--show | --hide]
               [--title "…"] [--content tệp.html]
  news <id> [--title "…"] [--summary "…"] [--content tệp.html] [--show | --hide]
  page <tên> [--title "…"] [--description "…"] [--content tệp.html] [--show]
  voucher <MÃ> --title "…" (--percent 10 | --amount 20000 | --shipping 15000)
               [--coupon] [--min-order 200000] [--max 50000] [--limit 100] [--per-user 1]
               [--private] [--from 2026-12-01T00:00:00Z] [--until 2026-12-31T00:00:00Z]
  voucher give <MÃ> <email>                 tặng mã cho một tài khoản; mã --private chỉ người được tặng dùng được

  backup <thư mục>                          sao lưu cơ sở dữ liệu và hình ảnh
  restore <thư mục>                         khôi phục vào một cơ sở dữ liệu trống
  role <email> user|staff|admin|<vai trò>   giao vai trò cho một tài khoản đã đăng ký
                                            (sales,warehouse,finance,editor,teacher,support)
  check                                     kiểm tra kho, đơn hàng, mã giảm giá có khớp nhau
  affiliate <email> confirm|stop            xác nhận hay dừng một cộng tác viên đã cho biết mình là ai
  personal-data subscribers                 email của ai đang đồng ý nhận thư giới thiệu
  personal-data export <email> [tệp.zip]    xuất mọi dữ liệu về một người
  personal-data erase <email>               xóa dữ liệu về một người; sổ sách vẫn khớp
Các lệnh này chạy trên chính máy chủ, theo DATABASE_URL và DATA_DIR.

Trạng thái: 2 đã xác nhận, 3 đang đóng gói, 4 đang giao, 5 đã giao, 6 hoàn trả, 7 hủy.
Đăng nhập bằng SHOP_STAFF_EMAIL và SHOP_STAFF_PASSWORD (và SHOP_STAFF_CODE, mã xác thực hai bước); máy chủ ở SHOP_API_URL
(mặc định http://127.0.0.1:4000).`,
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
