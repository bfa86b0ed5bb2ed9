import { siteTexts } from '@/contract/shop/payment-sites'

/** Payment methods and payment states. */
export const payments = {
  methods: {
    ...siteTexts('method'),
    1: 'Thanh toán khi nhận hàng',
    2: 'Chuyển khoản ngân hàng (VietQR)',
  },
  methodNotes: {
    ...siteTexts('note'),
    1: 'Trả tiền mặt cho người giao sau khi kiểm hàng.',
    2: 'Quét mã QR bằng ứng dụng ngân hàng sau khi đặt hàng.',
  },
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
    updates: 'Trang tự cập nhật khi cửa hàng nhận được tiền; bạn không cần tải lại.',
  },
} as const
