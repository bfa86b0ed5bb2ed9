/** Texts of the ui components. */
export const ui = {
  cookiesBlocked:
    'Trình duyệt đang chặn cookie nên chưa đăng nhập được. Bạn cho phép cookie cho trang này rồi thử lại nhé.',
  loading: 'Loading...',
  close: 'Đóng',
  notReached: 'Chưa kết nối được. Bạn kiểm tra mạng rồi thử lại nhé.',
  copy: {
    done: 'Đã sao chép.',
    failed: 'Chưa sao chép được. Bạn chọn và sao chép bằng tay nhé.',
  },
  optional: 'không bắt buộc',
  required: 'bắt buộc',
  password: { show: 'Hiện mật khẩu', hide: 'Ẩn mật khẩu' },
  quantity: {
    label: (thing: string) => `Số lượng ${thing}`,
    less: 'Giảm số lượng',
    more: 'Tăng số lượng',
    corrected: (value: number) => `Số lượng đã đổi thành ${value}`,
  },
  pagination: {
    label: 'Phân trang',
    previous: 'Trang trước',
    next: 'Trang sau',
    page: (page: number) => `Trang ${page}`,
    position: (page: number, total: number) => `Trang ${page} / ${total}`,
    gone: (page: number) => `Trang ${page} không còn nữa`,
    goneText: (total: number) => `Danh sách này hiện có ${total} trang.`,
    toLast: (total: number) => (total > 1 ? `Đến trang cuối (${total})` : 'Về trang đầu'),
  },
  toast: { region: 'Thông báo', close: 'Đóng thông báo' },
  stepper: { label: 'Các bước', done: 'Đã xong', current: 'Đang làm', upcoming: 'Sắp tới' },
  rating: {
    value: (value: string) => `${value} trên 5 sao`,
    count: (count: string) => `${count} đánh giá`,
    none: 'Chưa có đánh giá',
    stars: (count: number) => `${count} sao`,
  },
} as const
