/** Words of numbers, as an invoice says its total. */
export const numberTexts = {
  digits: ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín'],
  oneAfterTens: 'mốt',
  fourAfterTens: 'tư',
  fiveAfterTens: 'lăm',
  ten: 'mười',
  tens: 'mươi',
  odd: 'linh',
  hundred: 'trăm',
  thousand: 'nghìn',
  million: 'triệu',
  billion: 'tỷ',
  minus: 'âm',
  currency: 'đồng',
} as const

/** What stands on an invoice, and what is said of it. */
export const invoiceTexts = {
  copy: 'Cuốn',
  course: 'Khóa',
  time: 'Lần',
  delivery: 'Phí giao hàng',
  consumer: 'Bán cho người tiêu dùng',
  orderCancelled: 'Đơn hàng bị hủy, hàng không được giao',
  orderReturned: 'Người mua trả lại toàn bộ hàng',
  linesReturned: 'Người mua trả lại một phần hàng',
  priceReduced: 'Giảm tiền cho người mua',
  refundRefused: 'Không hoàn tiền như đã báo',
  tooLate: 'Hóa đơn đã được gửi đi nên không đổi thông tin được nữa.',
  buyerSaved: 'Đã lưu thông tin xuất hóa đơn.',
  buyerChanged: 'Thông tin xuất hóa đơn đã được cập nhật.',
  buyerDropped: 'Đã bỏ thông tin xuất hóa đơn.',
  issuedEvents: {
    original: (number: string) => `Đã phát hành hóa đơn ${number}.`,
    adjustment: (number: string) => `Đã phát hành hóa đơn điều chỉnh ${number}.`,
    replacement: (number: string) => `Đã phát hành hóa đơn thay thế ${number}.`,
  },
  refusedEvent: (reason: string) => `Nhà cung cấp từ chối hóa đơn: ${reason}`,
  retried: 'Đã xếp hàng gửi lại.',
  replaced: 'Đã xếp hàng hóa đơn thay thế.',
  cannotRetry: 'Hóa đơn này không cần gửi lại.',
  cannotReplace:
    'Chỉ thay thế được hóa đơn đã phát hành và chưa có hóa đơn nào điều chỉnh hay thay thế.',
  noProvider: 'Chưa nối nhà cung cấp hóa đơn (INVOICE_PROVIDER).',
  waitsForBase: 'Chờ hóa đơn gốc được phát hành.',
  noAuthorityCode: 'Chưa có mã của cơ quan thuế.',
} as const

/** The built-in provider of a demonstration. */
export const sandboxTexts = {
  title: 'Hóa đơn điện tử minh họa',
  intro: 'Trang này thay cho trang tra cứu của nhà cung cấp; hóa đơn không có giá trị.',
  kinds: {
    '1': 'Hóa đơn giá trị gia tăng',
    '3': 'Hóa đơn thay thế',
    '5': 'Hóa đơn điều chỉnh',
  } as Partial<Record<string, string>>,
  number: 'Ký hiệu và số',
  date: 'Ngày lập',
  authority: 'Mã của cơ quan thuế',
  waiting: 'đang chờ',
  corrects: 'Cho hóa đơn',
  exempt: 'không chịu thuế',
  tax: 'Tiền thuế GTGT',
  total: 'Tổng tiền thanh toán',
  troubleIntro: 'Chọn trục trặc cho lần lập hóa đơn tiếp theo.',
  choose: 'Điều gì xảy ra?',
  chosen: (name: string) => `Lần tới: ${name}.`,
  troubles: {
    lost: 'Lập xong nhưng mất câu trả lời',
    garbled: 'Lập xong nhưng câu trả lời hỏng',
    down: 'Máy chủ bảo trì',
    expired: 'Phiên đăng nhập hết hạn',
    refuses: 'Từ chối: hết số hóa đơn',
  },
} as const
