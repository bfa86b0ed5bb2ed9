/** What finance reads about affiliates. */
export const affiliateTexts = {
  saved: 'Đã lưu thông tin cộng tác viên.',
  done: {
    approve: 'Đã xác nhận. Mã dùng được từ bây giờ.',
    refuse: 'Đã từ chối và báo cho người đăng ký.',
    stop: 'Đã dừng mã và báo cho cộng tác viên.',
  },
  paid: 'Đã ghi khoản chi trả.',
  reasonNeeded: 'Hãy ghi lý do: cộng tác viên đọc được.',
  cannotDecide: 'Cộng tác viên này không ở trạng thái để làm việc đó.',
  nothingDue: 'Không có khoản nào phải trả.',
  belowLeast: (least: string) =>
    `Số phải trả chưa đạt ${least} nên được cộng sang tháng sau. Cộng tác viên đã dừng thì trả đủ.`,
  otherSum: (due: string) => `Số phải trả bây giờ là ${due}. Hãy xem lại trước khi ghi.`,
  taxTooHigh: 'Thuế khấu trừ không được lớn hơn số phải trả.',
  referenceUsed: 'Mã giao dịch này đã ghi cho một khoản khác.',
} as const
