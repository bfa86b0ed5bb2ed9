/** Words of the primitives. */
export const ui = {
  loading: 'Loading...',
  close: 'Đóng',
  notReached: 'Chưa kết nối được. Bạn kiểm tra mạng rồi thử lại nhé.',
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
  },
  toast: { region: 'Thông báo', close: 'Đóng thông báo' },
  countdown: {
    days: (count: number) => `${count} ngày`,
    until: (moment: string) => `Kết thúc lúc ${moment}`,
    ended: 'Đã kết thúc',
  },
  stepper: { label: 'Các bước', done: 'Đã xong', current: 'Đang làm', upcoming: 'Sắp tới' },
  rating: {
    value: (value: string) => `${value} trên 5 sao`,
    count: (count: string) => `${count} đánh giá`,
    none: 'Chưa có đánh giá',
    stars: (count: number) => `${count} sao`,
  },
} as const
