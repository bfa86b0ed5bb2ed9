import type { Formats } from '@/contract/order-sentences/refund-sentences'
import { formatDate } from '@/lib/format/date'
import { formatMoney } from '@/lib/format/money'

/** Money that goes back. */
export const refunds = {
  title: 'Hoàn tiền',
  receiver: 'Tài khoản nhận tiền hoàn',
  receiverHint: 'Cửa hàng chuyển tiền hoàn vào tài khoản này. Bạn kiểm lại từng số nhé.',
  later: 'Bạn có thể để trống và cho biết sau, ở trang đơn hàng.',
  chooseBank: 'Chọn ngân hàng',
  bank: 'Ngân hàng',
  account: 'Số tài khoản',
  holder: 'Chủ tài khoản',
  save: 'Gửi tài khoản nhận tiền',
  saved: 'Đã ghi nhận tài khoản nhận tiền hoàn.',
  change: 'Đổi tài khoản nhận tiền',
  wrongAccount: (code: string) =>
    `Tài khoản chưa đúng? Bạn gọi cho cửa hàng trước khi tiền được chuyển, kèm mã đơn ${code}.`,
  missing: 'Bạn cho biết tài khoản để cửa hàng chuyển tiền.',
} as const

export const refundFormats: Formats = { money: formatMoney, date: formatDate }
