import { formatMoney } from '@/backend/platform/format-money'

export const paymentTexts = {
  received: (amount: number) => `Đã nhận ${formatMoney(amount)}.`,
  onlineClosed: 'Cửa hàng chưa mở thanh toán trực tuyến. Bạn hãy chọn cách thanh toán khác.',
  outsideLimits: 'Số tiền của đơn nằm ngoài mức ví này nhận. Bạn hãy chọn cách thanh toán khác.',
  transferClosed: 'Cửa hàng chưa nhận chuyển khoản. Bạn hãy chọn cách thanh toán khác.',
  cashNeedsBooks: 'Đơn chỉ có khóa học cần thanh toán trực tuyến hoặc chuyển khoản.',
  payOver: 'Đơn hàng này không còn chờ thanh toán.',
  payTooOften: 'Đơn hàng này đã được thanh toán thử quá nhiều lần. Bạn vui lòng gọi hotline.',
  paidLate: 'Tiền đến khi đơn không còn chờ thanh toán; cửa hàng sẽ hoàn lại.',
  transferToCheck: 'Có chuyển khoản cần kế toán xem.',
} as const
