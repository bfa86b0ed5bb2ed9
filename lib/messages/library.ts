/** The list of courses, and one's own: read on the server alone. */
export const library = {
  title: 'Thư viện',
  description: 'Khóa học và bài giảng theo lớp, theo sách giáo khoa: xem trước miễn phí.',
  searchTitle: (text: string) => `Khóa học cho “${text}”`,
  pageTitle: (title: string, page: number) => `${title}, trang ${page}`,
  tabs: 'Loại khóa học',
  courses: 'Khóa học',
  textbooks: 'Theo sách giáo khoa',
  categories: 'Nhóm',
  all: 'Tất cả',
  count: (count: string) => `${count} khóa`,
  list: 'Danh sách khóa học',
  none: {
    title: 'Chưa có khóa học nào khớp',
    text: 'Bạn thử nhóm khác, hoặc tìm bằng ít từ hơn.',
    action: 'Xem mọi khóa học',
  },
  mine: {
    title: 'Tài liệu của tôi',
    list: 'Khóa học của tôi',
    none: {
      title: 'Bạn chưa có khóa học nào',
      text: 'Khóa học mua tại cửa hàng hiện ở đây ngay khi thanh toán xong. Có sách in mã kích hoạt? Nhập mã bên dưới.',
      action: 'Xem thư viện',
    },
    failed: {
      title: 'Chưa tải được khóa học của bạn',
      retry: 'Thử lại',
    },
    actionOf: (action: string, name: string) => `${action}: ${name}`,
  },
} as const
