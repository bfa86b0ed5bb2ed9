export const stockTexts = {
  isAvailable: 'Sách đang có hàng, bạn đặt mua được ngay.',
  linkOver: 'Liên kết này đã dùng hoặc đã hết hạn. Bạn yêu cầu lại ở trang của sách nhé.',
  asked: 'Bạn mở hộp thư và bấm liên kết xác nhận. Thư có thể nằm trong mục thư rác.',
} as const
