/** Payment methods and payment states. */
export const payments = {
  methods: {
    0: 'Thanh toán trực tuyến (VNPAY)',
    1: 'Thanh toán khi nhận hàng',
    2: 'Chuyển khoản ngân hàng (VietQR)',
    3: 'Ví MoMo',
    4: 'Ví ZaloPay',
  },
  methodNotes: {
    0: 'Thẻ nội địa, thẻ quốc tế hoặc ví; bạn được đưa sang trang thanh toán.',
    1: 'Trả tiền mặt cho người giao sau khi kiểm hàng.',
    2: 'Quét mã QR bằng ứng dụng ngân hàng sau khi đặt hàng.',
    3: 'Bạn được đưa sang MoMo để trả bằng ví.',
    4: 'Bạn được đưa sang ZaloPay để trả bằng ví.',
  },
  unpaid: 'Chưa thanh toán',
  states: {
    0: 'Chưa thanh toán',
    1: 'Đã thanh toán',
    2: 'Thanh toán không thành công',
    3: 'Chờ hoàn tiền',
  } as Record<number, string>,
  online: {
    waiting: 'Đang chờ xác nhận thanh toán…',
    waitingText: 'Ngân hàng thường xác nhận trong vài giây. Trang tự cập nhật khi có kết quả.',
    late: 'Chưa nhận được xác nhận thanh toán.',
    lateText:
      'Nếu bạn đã trả tiền, xin đợi thêm ít phút rồi tải lại trang; đơn sẽ tự được xác nhận.',
    failed: 'Thanh toán chưa thành công.',
    failedText: 'Đơn hàng vẫn được giữ cho bạn. Bạn có thể thanh toán lại.',
    open: 'Đơn hàng chưa được thanh toán.',
    openText: 'Đơn hàng đang được giữ cho bạn.',
    until: (time: string) => `Vui lòng thanh toán trước ${time}.`,
    pay: 'Thanh toán ngay',
    again: 'Thanh toán lại',
    reload: 'Tải lại trang',
  },
  otherMethod: {
    title: 'Muốn trả cách khác?',
    text: 'Đơn hàng giữ nguyên, chỉ đổi cách thanh toán.',
  },
  bankTransfer: {
    title: 'Thông tin chuyển khoản',
    bank: 'Ngân hàng',
    account: 'Số tài khoản',
    holder: 'Chủ tài khoản',
    amount: 'Số tiền',
    content: 'Nội dung',
    qr: 'Mã VietQR để chuyển khoản',
    copyAccount: 'Sao chép số tài khoản',
    copyAmount: 'Sao chép số tiền',
    copyContent: 'Sao chép nội dung chuyển khoản',
    download: 'Tải mã QR',
    fileName: (content: string) => `ma-qr-${content}.png`,
    downloadFailed: 'Chưa tải được mã QR. Bạn chụp màn hình hoặc nhập tay nhé.',
    tryIt: 'Thử chuyển khoản trong bản minh họa',
    less: (received: string, left: string) =>
      `Cửa hàng đã nhận ${received} cho đơn này, còn thiếu ${left}. Bạn chuyển nốt với cùng nội dung; cửa hàng ghi nhận khi đủ.`,
    enough: (received: string) =>
      `Cửa hàng đã nhận ${received} cho đơn này và đang đối chiếu. Bạn không cần chuyển thêm; phần thừa được hoàn lại.`,
    updates: 'Trang tự cập nhật khi cửa hàng nhận được tiền; bạn không cần tải lại.',
  },
} as const
