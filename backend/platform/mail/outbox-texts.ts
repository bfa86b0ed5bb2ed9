export const outboxTexts = {
  title: 'Hộp thư minh họa',
  intro: 'Thư cửa hàng đã gửi, mới nhất ở trên. Trang này chỉ có ở chế độ minh họa.',
  empty: 'Chưa có thư nào.',
  reload: 'Tải lại',
  to: 'Tới',
  at: 'Lúc',
  code: 'Mã',
} as const
