/** What the log calls things and steps, in words. */
const things: Record<string, string> = {
  account: 'Nhân viên',
  affiliate: 'Cộng tác viên',
  block: 'Trang chủ và giới thiệu',
  carrier: 'Hãng vận chuyển',
  category: 'Danh mục',
  cod: 'Tiền thu hộ',
  connection: 'Kết nối',
  course: 'Khóa học',
  customer: 'Khách hàng',
  'flash-sale': 'Flash sale',
  import: 'Nhập từ tệp',
  invoice: 'Hóa đơn',
  job: 'Việc nền',
  lesson: 'Bài học',
  news: 'Tin sách',
  order: 'Đơn hàng',
  page: 'Trang nội dung',
  picture: 'Hình ảnh',
  price: 'Giá',
  privacy: 'Dữ liệu cá nhân',
  product: 'Sản phẩm',
  refund: 'Hoàn tiền',
  return: 'Trả hàng',
  review: 'Đánh giá',
  'second-factor': 'Xác thực hai bước',
  settings: 'Cài đặt',
  shipping: 'Phí giao hàng',
  'short-link': 'Liên kết ngắn',
  transfer: 'Chuyển khoản',
  voucher: 'Mã giảm giá',
}

const steps: Record<string, string> = {
  archive: 'lưu trữ',
  'carry-out': 'thực hiện yêu cầu',
  change: 'sửa',
  create: 'thêm',
  decide: 'quyết định',
  drop: 'xóa',
  end: 'kết thúc',
  export: 'xuất tệp',
  find: 'xem trong danh sách',
  list: 'xem danh sách yêu cầu',
  move: 'chuyển',
  pay: 'chi trả',
  publish: 'đăng',
  refuse: 'từ chối yêu cầu',
  resolve: 'giải quyết',
  view: 'xem',
}

/** "customer.view" in words; what has none is shown as it is written. */
export function auditAction(action: string): string {
  const dot = action.indexOf('.')
  const thing = things[action.slice(0, dot)]
  if (!thing) return action
  const step = action.slice(dot + 1)
  return `${thing}: ${steps[step] ?? step}`
}

/** Texts of the audit log's list. */
export const officeAudit = {
  columns: {
    time: 'Lúc',
    who: 'Ai',
    action: 'Việc',
    subject: 'Của',
    change: 'Trước → sau',
    ip: 'Từ',
  },
  filterAction: 'Việc (ví dụ customer.view)',
  filterSubject: 'Mã của thứ được xem hay thay đổi',
  from: 'Từ ngày',
  to: 'Đến ngày',
  nothing: 'không có',
} as const
