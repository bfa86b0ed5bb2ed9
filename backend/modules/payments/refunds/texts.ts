import { formatMoney } from '@/backend/platform/format-money'

/** Refunds: what finance and buyers read. */
export const refundTexts = {
  tooMuch: (left: number) => `Không hoàn được quá số đã trả. Còn có thể hoàn ${formatMoney(left)}.`,
  noSuchPayment: 'Đơn hàng không có khoản thanh toán này.',
  noGateway:
    'Cổng thanh toán của khoản này không hoàn tiền tự động được. Bạn hãy hoàn bằng chuyển khoản.',
  receiverNeeded: 'Cần tài khoản nhận tiền để hoàn bằng chuyển khoản.',
  secondPerson: 'Khoản hoàn này cần người khác duyệt.',
  cannotChange: 'Khoản hoàn này không còn ở bước đó.',
  goesByGateway: 'Khoản này hoàn qua cổng thanh toán; hệ thống tự ghi nhận.',
  asked: 'Đã lập yêu cầu hoàn tiền.',
  approved: 'Đã duyệt hoàn tiền.',
  settled: 'Đã ghi nhận hoàn tiền.',
  refused: 'Đã từ chối hoàn tiền.',
  askedEvent: (amount: number) => `Sẽ hoàn ${formatMoney(amount)}.`,
  paidBackEvent: (amount: number) => `Đã hoàn ${formatMoney(amount)}.`,
} as const
