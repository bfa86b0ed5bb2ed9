/** Books, news and people of the examples; every one is made up or long in the public domain. */
export const books = [
  { name: 'Dế Mèn phiêu lưu ký', slug: 'de-men-phieu-luu-ky', author: 'Tô Hoài' },
  { name: 'Truyện Kiều', slug: 'truyen-kieu', author: 'Nguyễn Du' },
  { name: 'Số đỏ', slug: 'so-do', author: 'Vũ Trọng Phụng' },
  { name: 'Toán lớp 1 vui học', slug: 'toan-lop-1-vui-hoc', author: 'Nhóm biên soạn Hiên Sách' },
  { name: 'Tắt đèn', slug: 'tat-den', author: 'Ngô Tất Tố' },
  { name: 'Gió lạnh đầu mùa', slug: 'gio-lanh-dau-mua', author: 'Thạch Lam' },
  { name: 'Chí Phèo', slug: 'chi-pheo', author: 'Nam Cao' },
  { name: 'Vang bóng một thời', slug: 'vang-bong-mot-thoi', author: 'Nguyễn Tuân' },
] as const

export const categories = [
  { name: 'Văn học', slug: 'van-hoc' },
  { name: 'Thiếu nhi', slug: 'thieu-nhi' },
  { name: 'Sách học', slug: 'sach-hoc' },
] as const

export const courses = [
  { name: 'Toán 6 từng bước', slug: 'toan-6-tung-buoc' },
  { name: 'Tiếng Việt lớp 1', slug: 'tieng-viet-lop-1' },
] as const

export const news = [
  { title: 'Đọc sách cùng con mỗi tối', slug: 'doc-sach-cung-con-moi-toi' },
  { title: 'Tuần lễ sách thiếu nhi', slug: 'tuan-le-sach-thieu-nhi' },
  { title: 'Cách bọc sách giáo khoa', slug: 'cach-boc-sach-giao-khoa' },
] as const

export const person = {
  name: 'Nguyễn Thị Lan',
  email: 'lan@sach.vn',
  password: 'mat-khau-mau',
  phone: '0912345678',
  street: '12 Hàng Bài',
  ward: 'Phường Cửa Nam',
  district: 'Quận Hoàn Kiếm',
  city: 'Thành phố Hà Nội',
} as const

export const texts = {
  paragraph: '<p>Một cuốn sách hay để cả nhà cùng đọc.</p>',
  lesson: '<p>Bài học mở đầu bằng một ví dụ quen thuộc.</p>',
  question: '<p>Hai cộng ba bằng mấy?</p>',
  answers: ['4', '5', '6'],
  explanation: '<p>Đếm thêm ba từ hai: ba, bốn, năm.</p>',
  chapter: 'Chương 1. Số tự nhiên',
  lessonName: 'Bài 1. Tập hợp',
  exam: 'Kiểm tra 15 phút',
  publisher: 'Nhà xuất bản Hiên Sách',
  hardcover: 'Bìa cứng',
  vietnamese: 'Tiếng Việt',
  subject: 'Toán',
  className: 'Lớp 1',
  days: '2–3',
  voucher: 'Giảm 10% cho đơn đầu tiên',
  flashSale: 'Giờ vàng cuối tuần',
  review: 'Sách in đẹp, giao nhanh.',
  bank: 'Vietcombank',
  about: 'Chuyện của hiên sách',
  page: 'Chính sách đổi trả',
  school: 'Trường Tiểu học Hoa Sen',
  note: 'Giao giờ hành chính giúp mình.',
  cancelReason: 'Mình đặt nhầm số lượng.',
  confirmed: 'Đã xác nhận đơn hàng',
  sample: 'Văn bản mẫu',
  /** No page of the shop has this name. */
  wrongLogin: 'Email hoặc mật khẩu không đúng.',
  wrongVoucher: 'Mã khuyến mãi không hợp lệ',
  broken: 'Upstream mẫu đang được đặt ở chế độ hỏng.',
} as const
