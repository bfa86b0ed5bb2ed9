/** What the shop's own people read. */
export const officeTexts = {
  nothingAsked: 'Bạn chưa cho biết cần thay đổi gì.',
  cannotMove: 'Đơn hàng không chuyển được sang trạng thái này.',
  noTransfer: 'Đơn hàng này không chờ chuyển khoản.',
  paidOnline: 'Tiền của đơn thanh toán trực tuyến do cổng thanh toán báo, không ghi tay được.',
  notPaid: 'Đơn chuyển khoản cần được ghi nhận đã trả tiền trước.',
  moved: 'Đã cập nhật đơn hàng.',
  cancelled: 'Cửa hàng hủy',
  returned: 'Hàng đã về kho.',

  saleAbovePrice: 'Giá bán không được cao hơn giá bìa.',
  stockPromised: (reserved: number) => `Không được ít hơn ${reserved} bản đang giữ cho các đơn.`,
  courseStock: 'Khóa học không có tồn kho.',
  productSaved: 'Đã lưu sản phẩm.',
  newsSaved: 'Đã lưu bài viết.',
  pageSaved: 'Đã lưu trang.',
  courseSaved: 'Đã lưu khóa học.',
  lessonSaved: 'Đã lưu bài học.',

  codeTaken: 'Mã này đã có.',
  percentTooHigh: 'Mức giảm theo phần trăm từ 1 đến 100.',
  endsBeforeStart: 'Thời điểm kết thúc phải sau thời điểm bắt đầu.',
  voucherMade: 'Đã tạo mã.',
  voucherGiven: 'Đã tặng mã cho tài khoản này.',
  noSuchCode: 'Không có mã này.',
  noSuchAccount: 'Không có tài khoản nào dùng email này.',
} as const
