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
  refusedEvent: (reason: string) => `Hóa đơn chưa phát hành được: ${reason}`,
  unknownRefusal: (reason: string) => `Nhà cung cấp từ chối hóa đơn. Hỏi họ về lỗi này: ${reason}`,
  providerSilent: 'Nhà cung cấp chưa trả lời. Hệ thống tự gửi lại.',
  retried: 'Đã xếp hàng gửi lại.',
  replaced: 'Đã xếp hàng hóa đơn thay thế.',
  cannotRetry: 'Hóa đơn này không cần gửi lại.',
  cannotReplace:
    'Chỉ thay thế được hóa đơn đã phát hành và chưa có hóa đơn nào điều chỉnh hay thay thế.',
  noProvider: 'Chưa nối nhà cung cấp hóa đơn (INVOICE_PROVIDER).',
  waitsForBase: 'Chờ hóa đơn gốc được phát hành.',
  noAuthorityCode: 'Chưa có mã của cơ quan thuế.',
} as const

/** What Viettel SInvoice refuses, as finance reads it. */
export const viettelFaults = {
  INVOICE_QUANTITY_EXCEEDED:
    'Cửa hàng đã dùng hết số hóa đơn đã mua. Mua thêm ở Viettel rồi gửi lại.',
  TEMPLATE_NOT_FOUND:
    'Viettel không có mẫu số hóa đơn này. Kiểm tra mẫu số trong phần kết nối rồi gửi lại.',
  INVOICE_SERIAL_NOT_FOUND:
    'Viettel không có ký hiệu hóa đơn này, hoặc ký hiệu đã hết hạn. Kiểm tra ký hiệu trong phần kết nối rồi gửi lại.',
  SUPPLIER_NOT_FOUND:
    'Viettel không biết mã số thuế của cửa hàng. Kiểm tra trong phần kết nối rồi gửi lại.',
  BUYER_NAME_REQUIRED: 'Hóa đơn thiếu tên người mua. Bổ sung rồi gửi lại.',
  ORIGINAL_INVOICE_REQUIRED: 'Hóa đơn điều chỉnh hoặc thay thế thiếu số của hóa đơn gốc.',
  TOTAL_AMOUNT_INVALID:
    'Viettel thấy các dòng không cộng đúng tổng tiền. Báo người phụ trách kỹ thuật.',
  BAD_REQUEST_DATA:
    'Viettel không đọc được nội dung hóa đơn. Kiểm tra thông tin người mua, rồi gửi lại.',
  TRANSACTION_UUID_INVALID:
    'Viettel báo hóa đơn này đã được gửi trước đó. Tra cứu ở Viettel trước khi gửi lại.',
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
