/** Statements of cash on delivery: what finance reads. */
export const codTexts = {
  imported: (lines: number, open: number) =>
    open === 0
      ? `Đã đọc ${lines} dòng, tất cả đều khớp.`
      : `Đã đọc ${lines} dòng; ${open} dòng cần xem lại.`,
  importedBefore: 'Bảng kê này đã được nhập trước đó; không có gì thay đổi.',
  otherContent: (number: string) =>
    `Bảng kê số ${number} đã được nhập với nội dung khác. Bạn kiểm tra lại số bảng kê.`,
  noTable: 'Tệp phải là bảng CSV hoặc Excel.',
  noHeadings:
    'Không thấy dòng tiêu đề. Bảng kê cần một cột mã vận đơn (hoặc mã đơn của shop) và một cột tiền thu hộ.',
  noLines: 'Bảng kê không có dòng nào.',
  tooManyLines: (most: number) => `Một bảng kê có nhiều nhất ${most} dòng.`,
  badAmount: (row: number) => `Dòng ${row}: không đọc được số tiền.`,
  settled: 'Dòng này đã được xử lý.',
  noteNeeded: 'Bạn ghi lý do giúp.',
  orderNeeded: 'Bạn nhập mã đơn.',
  noParcel: 'Đơn này không có kiện hàng nào còn chờ tiền thu hộ.',
  notKnown: 'Dòng này chưa biết của đơn nào: hãy gán cho một đơn, hoặc đóng lại.',
  accepted: 'Đã ghi nhận số tiền.',
  assigned: 'Đã gán cho đơn.',
  assignedOpen: 'Đã gán cho đơn; số tiền vẫn chưa khớp.',
  closed: 'Đã đóng.',
} as const
