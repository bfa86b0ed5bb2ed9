export const mobileTexts = {
  sessionCodeOver: 'Mã đăng nhập đã dùng hoặc đã hết hạn. Bạn hãy mở lại trang từ ứng dụng.',
  sessionCodeOfAnother: 'Mã đăng nhập này thuộc về một tài khoản khác.',
} as const
