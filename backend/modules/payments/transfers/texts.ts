import { formatMoney } from '@/backend/platform/format-money'

/** What finance reads about transfers that need a person. */
export const transferTexts = {
  noSuchOrder: 'Không có đơn hàng với mã này.',
  orderNotOpen: 'Đơn hàng này không còn chờ tiền.',
  bookedToOrder: 'Tiền này đã ghi vào đơn hàng nó nêu; bạn hoàn lại từ đơn đó.',
  settled: 'Khoản chuyển này đã được xử lý.',
  noteNeeded: 'Bạn hãy ghi lý do khi đóng một khoản chuyển.',
  stillMissing: (missing: number) =>
    `Đã gắn vào đơn; đơn còn thiếu ${formatMoney(missing)}, tiền chờ phần còn lại.`,
  credited: 'Đã ghi nhận thanh toán cho đơn hàng.',
  surplus: (code: string) => `Chuyển thừa cho đơn ${code}`,
  surplusEvent: (amount: number) =>
    `Bạn chuyển thừa ${formatMoney(amount)}; số tiền này sẽ được hoàn lại.`,
  sentBackEvent: (amount: number) => `Khoản chuyển ${formatMoney(amount)} sẽ được hoàn lại.`,
  sentBack: 'Trả lại khoản chuyển không khớp đơn',
  sentBackByOrder: 'Tiền này đã được lập hoàn từ trang đơn hàng; bạn đóng khoản chuyển.',
  refundAsked: 'Đã lập yêu cầu hoàn tiền.',
  closed: 'Đã đóng khoản chuyển.',
} as const
