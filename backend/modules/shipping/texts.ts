import { formatMoney } from '@/backend/platform/format-money'

export const shippingTexts = {
  /** `freeFrom` is the value of the books from which delivery is free on the mainland. */
  delivery: (freeFrom: number | null) =>
    freeFrom === null
      ? 'Phí theo nơi nhận và cân nặng, hiện trong giỏ hàng'
      : `Miễn phí cho đơn sách từ ${formatMoney(freeFrom)}, trừ các đặc khu hải đảo`,
  days: (days: string) => `${days} ngày`,
  byTable: 'Phí giao được tính theo khoảng cách từ kho và cân nặng của gói sách',
  byCarrier:
    'Phí giao là giá hãng vận chuyển báo cho gói sách của bạn; khi hãng chưa báo được, bảng phí dưới đây được dùng',
  noSuchCarrier: 'Không có hãng vận chuyển này.',
  usualIsOff: 'Hãng mặc định đang tắt. Hãy bật lại hoặc chọn hãng khác làm mặc định.',
  /** In place of a number the table of fees does not hold. */
  none: 'không áp dụng',
} as const
