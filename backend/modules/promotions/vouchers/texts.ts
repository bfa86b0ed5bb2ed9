/** What the staff read about vouchers and coupons. */
export const voucherTexts = {
  percentTooHigh: 'Mức giảm không được quá 100%.',
  endsBeforeStart: 'Lúc kết thúc phải sau lúc bắt đầu.',
  codeTaken: 'Mã này đã có.',
  saved: 'Đã lưu mã.',
  ended: 'Đã kết thúc mã. Đơn đã dùng mã vẫn được giảm.',
  dropped: 'Đã bỏ mã.',
  given: 'Đã tặng mã.',
  takenBack: 'Đã thu lại mã.',
  over: 'Mã này đã kết thúc, không sửa được nữa.',
  notRunning: 'Mã này không đang chạy.',
  printed:
    'Mã đã chạy nên mức giảm, điều kiện và lúc bắt đầu giữ như đã công bố. Hãy kết thúc mã này và tạo mã mới.',
  onlyBetter:
    'Mã đã chạy nên chỉ nới được: thêm lượt dùng, lùi ngày kết thúc, mở cho mọi người. Muốn dừng thì kết thúc sớm.',
  notDroppable: 'Đã có đơn dùng mã này nên không bỏ được. Hãy kết thúc sớm.',
  alreadyUsed: 'Khách đã dùng mã nên không thu lại được.',
  noSuchCode: 'Không có mã này.',
  noSuchAccount: 'Không có tài khoản nào dùng email này.',
} as const
