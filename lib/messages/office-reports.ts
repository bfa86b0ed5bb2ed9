/** Texts of the office's reports. */
export const officeReports = {
  title: 'Báo cáo',
  report: 'Báo cáo',
  from: 'Từ ngày',
  to: 'Đến ngày',
  names: {
    day: 'Doanh thu theo ngày',
    title: 'Doanh thu theo sách',
    category: 'Doanh thu theo danh mục',
    payment: 'Doanh thu theo cách thanh toán',
    province: 'Doanh thu theo tỉnh, thành phố',
    stock: 'Giá trị tồn kho',
    vouchers: 'Mã giảm giá và cộng tác viên',
    courses: 'Khóa học bán và học xong',
    searches: 'Tìm mà không có',
  },
  hint: 'Đơn đã hủy không được tính. Tồn kho và người học là số hiện tại. Từ đã tìm được giữ 400 ngày, không kèm người tìm.',
  none: 'Không có gì trong khoảng này.',
  cut: 'Chỉ liệt kê 5.000 dòng đầu; tổng cộng tính trên tất cả.',
} as const
