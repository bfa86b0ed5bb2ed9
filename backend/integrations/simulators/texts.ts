/** The built-in payment site, which takes no money. */
export const sandboxTexts = {
  title: 'Cổng thanh toán minh họa',
  intro:
    'Trang này thay cho cổng thanh toán thật trong bản minh họa. Không có khoản tiền nào bị trừ.',
  walletTitle: (wallet: string) => `${wallet} minh họa`,
  walletIntro: (wallet: string) =>
    `Trang này thay cho ${wallet} thật trong bản minh họa. Không có khoản tiền nào bị trừ.`,
  order: 'Nội dung',
  amount: 'Số tiền',
  until: 'Thanh toán trước',
  choose: 'Bạn muốn thử kết quả nào?',
  pay: 'Thanh toán',
  cancel: 'Hủy',
  untold: 'Thanh toán, nhưng thông báo bị lạc',
  refuse: 'Từ chối thanh toán',
  close: 'Đóng trang, chưa quyết định',
  noFunds: 'Không đủ số dư',
  expired: 'Hết hạn',
  back: 'Về cửa hàng',
  refused: 'Không mở được giao dịch',
  wrongShop: 'Mã website không hợp lệ (02).',
  wrongSignature: 'Chữ ký của yêu cầu không hợp lệ (70).',
  wrongFormat: 'Yêu cầu thanh toán sai định dạng (03).',
  isOver: 'Giao dịch này đã kết thúc. Bạn quay lại cửa hàng để thanh toán lần nữa.',
  bankTitle: 'Ngân hàng minh họa',
  bankIntro:
    'Trang này thay cho ứng dụng ngân hàng trong bản minh họa. Không có khoản tiền nào được chuyển. Bạn có thể sửa số tiền hoặc nội dung để thử.',
  receiver: 'Chủ tài khoản',
  account: 'Số tài khoản',
  content: 'Nội dung chuyển khoản',
  transfer: 'Chuyển khoản',
  transferred: 'Đã chuyển',
  transferredText:
    'Cửa hàng được báo ngay. Bạn đóng trang này và quay lại đơn hàng: trang đơn hàng tự cập nhật.',
  tooLate: 'Giao dịch đã quá thời gian chờ thanh toán (15).',
} as const
