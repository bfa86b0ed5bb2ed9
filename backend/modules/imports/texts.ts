/** The classes of value added tax as files write them. */
export const vatWords = {
  exempt: 'không chịu thuế',
  reduced: '5%',
  standard: 'phổ thông',
} as const

/** Why a whole file is refused. */
export const fileTexts = {
  empty: 'Tệp không có nội dung.',
  tooLarge: 'Tệp lớn hơn 50 MB.',
  unknown: 'Không nhận ra loại tệp: cần CSV, XLSX, ONIX (XML) hoặc ZIP ảnh.',
  oldExcel: 'Đây là tệp Excel đời cũ (.xls). Hãy lưu lại dạng .xlsx.',
  binaryExcel: 'Đây là tệp Excel nhị phân (.xlsb). Hãy lưu lại dạng .xlsx.',
  openDocument: 'Đây là tệp OpenDocument (.ods). Hãy lưu lại dạng .xlsx.',
  password:
    'Tệp Excel có mật khẩu. Hãy mở bằng Excel, bỏ mật khẩu (Tệp > Thông tin > Bảo vệ sổ làm việc) rồi lưu và gửi lại.',
  notText: 'Tệp không phải văn bản đọc được.',
  badCsv: (row: number) => `Tệp CSV hỏng gần dòng ${row}: dấu ngoặc kép không khép hoặc ô quá dài.`,
  noRows: 'Tệp không có dòng sách nào.',
  noColumns: 'Không nhận ra cột nào. Cần ít nhất cột ISBN hoặc Mã hàng.',
  tooManyRows: (most: number) => `Tệp có hơn ${most} dòng. Hãy chia thành nhiều tệp.`,
  tooManyColumns: (most: number) => `Tệp có hơn ${most} cột.`,
  badXml: 'Tệp XML hỏng hoặc không đúng cú pháp.',
  doctype: (said: string) =>
    `Tệp XML có dòng “<!DOCTYPE ${said}…”, không được nhận vì lý do an toàn. Hãy mở tệp bằng trình soạn thảo văn bản, xóa đoạn từ <!DOCTYPE đến dấu > của nó rồi gửi lại.`,
  deepXml: 'Tệp XML lồng nhau quá sâu.',
  longXml: 'Một phần của tệp XML quá dài.',
  notUtf8: 'Không đọc được bảng mã của tệp XML. Hãy lưu lại dạng UTF-8.',
  notOnix: 'Tệp XML này không phải ONIX 3.0 hay 3.1.',
  oldOnix: 'Đây là ONIX đời cũ. Hãy nhờ nơi gửi xuất lại dạng ONIX 3.0 hoặc 3.1.',
  badZip: 'Tệp nén hỏng.',
  badPath: 'Tệp nén có tên đi ra ngoài thư mục của nó.',
  encrypted: 'Tệp nén có mật khẩu.',
  linkInside: 'Tệp nén chứa liên kết thay vì tệp.',
  nested: 'Tệp nén chứa một tệp nén khác.',
  bomb: 'Tệp nén phình quá lớn khi giải nén.',
  tooManyEntries: (most: number) => `Tệp nén có hơn ${most} tệp.`,
  macros: 'Tệp Excel chứa macro. Hãy lưu lại dạng .xlsx.',
  noSheet: 'Tệp Excel không có trang tính đọc được.',
} as const

/** Why one row is wrong. */
export const rowTexts = {
  noKey: 'Cần ISBN hoặc mã hàng.',
  otherVariant:
    'Phiên bản khác của sách ở dòng trên, không có mã hàng riêng. Muốn bán riêng thì ghi mã hàng (SKU) và tên cho nó.',
  excelNumber: (text: string) =>
    `“${text}”: Excel đã rút gọn số. Hãy định dạng cột ISBN là văn bản rồi dán lại.`,
  formula: (text: string) => `“${text}” là công thức, không được nhận.`,
  notNumber: (text: string) => `“${text}”: cần số nguyên từ 0 trở lên.`,
  notValid: (text: string) => `“${text}” không hợp lệ.`,
  tooLong: (text: string, most: string) => `“${text}” dài hơn ${most} chữ.`,
  tooLarge: (text: string, most: string) => `“${text}” lớn hơn ${most}.`,
  tooSmall: (text: string, least: string) => `“${text}” nhỏ hơn ${least}.`,
  excelDate: (text: string) =>
    `Excel đã đổi ô này thành ngày ${text}. Hãy định dạng cột là văn bản rồi gõ lại.`,
  cellError: (text: string) => `Ô báo lỗi ${text}. Hãy sửa trong bảng tính rồi lưu lại.`,
  formulaEmpty: 'Ô có công thức mà chưa có kết quả. Hãy mở bằng Excel, lưu rồi gửi lại.',
  formulaValue: (text: string) => `Ô có công thức; lấy kết quả đã lưu là “${text}”.`,
  eitherAmount: (text: string) => `“${text}” có thể hiểu nhiều cách.`,
  notYear: (text: string) => `“${text}”: cần năm có bốn chữ số.`,
  notGrams: (text: string) => `“${text}” không phải số nguyên gam.`,
  notGrade: (text: string) => `“${text}”: cần lớp từ 1 đến 12; đã bỏ trống.`,
  otherBarcode: 'Mã vạch không phải ISBN; sách được nhận ra bằng mã hàng.',
  notYesNo: (text: string) => `“${text}”: hãy ghi có hoặc không; đã bỏ trống.`,
  notVat: (text: string) =>
    `“${text}”: hãy ghi không chịu thuế, 5% hoặc phổ thông; đã lấy theo danh mục.`,
  notCover: (text: string) => `“${text}”: hãy ghi mềm hoặc cứng; đã bỏ trống.`,
  otherMoney: (text: string) =>
    `“${text}” không phải giá bằng đồng. Một đơn vị tiền trong tệp là bao nhiêu đồng?`,
  keyAsSku: (key: string) => `Không có ISBN và mã hàng; lấy “${key}” làm mã hàng.`,
  notBookKind: (text: string) =>
    `“${text}”: hãy ghi sách giáo khoa, bài tập, đề hoặc tham khảo; đã bỏ trống.`,
  noName: 'Sách mới cần có tên.',
  noPrice: 'Sách mới cần có giá bìa.',
  noCategory: 'Sách mới cần có danh mục.',
  noSuchCategory: (name: string) => `Không có danh mục “${name}”.`,
  noGuess: (names: string) => `Sách mới cần có danh mục; cửa hàng không có “${names}”.`,
  lastOfPath: (path: string, last: string) => `Không có danh mục “${path}”; đã lấy “${last}”.`,
  categoryKept: 'Sách giữ danh mục đang có.',
  categoryGiven: 'Đã xếp vào danh mục chọn cho sách mới.',
  saleAsPrice: 'Không có giá bìa; lấy giá bán làm giá bìa.',
  severalCategories: (name: string) => `Có nhiều danh mục tên “${name}”. Hãy ghi cả đường dẫn.`,
  saleAbovePrice: 'Giá bán cao hơn giá bìa.',
  repeated: (row: number) => `Trùng với dòng ${row}.`,
  severalBooks: 'Trong cửa hàng có nhiều sách mang ISBN này.',
  skuTaken: 'Mã hàng này đã thuộc về sách khác.',
  otherIsbn: (isbn: string) => `Mã hàng này đã thuộc về sách có ISBN ${isbn}.`,
  course: 'Đây là khóa học, không nhập từ tệp được.',
  promised: (count: number) => `Ít hơn ${count} bản đang giữ cho các đơn.`,
  badPicture: (text: string) => `Không nhận ảnh “${text}”: cần địa chỉ https công khai.`,
  httpPicture: (text: string) =>
    `Không tải ảnh “${text}” vì địa chỉ không bảo mật. Hãy đổi http thành https, hoặc gửi ảnh trong tệp ZIP.`,
  privatePicture: (text: string) => `“${text}” dẫn vào mạng riêng, không được tải.`,
  pictureFailed: (text: string) => `Không tải được ảnh “${text}”.`,
  pictureFault: {
    broken: (text: string) =>
      `“${text}” không phải ảnh JPEG, PNG, WebP hay AVIF đọc được, hoặc tệp bị cụt. Hãy lưu lại ảnh rồi gửi lại.`,
    heic: (text: string) =>
      `“${text}” là ảnh HEIC của điện thoại. Hãy lưu lại dạng JPEG rồi gửi lại.`,
    large: (text: string) =>
      `“${text}” lớn hơn 20 MB hoặc 40 triệu điểm ảnh. Hãy thu nhỏ rồi gửi lại.`,
  },
  notIsbnName: (text: string) => `Tên tệp “${text}” không phải ISBN.`,
  noSuchBook: 'Không có sách nào mang ISBN này.',
  columnCount: 'Số ô của dòng không khớp với tiêu đề.',
  deletion: 'Bản ghi báo xóa (05). Hãy lưu trữ sách này bằng tay.',
  testRecord: 'Bản ghi thử của nhà xuất bản.',
  noVnd: 'Không có giá bằng VND.',
  foreignPrice: (amount: string, currency: string) =>
    `Không có giá bằng VND, chỉ có ${amount} ${currency}. Hãy cho tỷ giá, hoặc sửa giá bằng tay sau khi nhập.`,
  exchanged: (price: string, rate: string, whole: string) =>
    `${price} × ${rate}, làm tròn lên nghìn: ${whole} đồng.`,
  untaxed: (amount: string) => `Giá ${amount} chưa có thuế, tệp không ghi thuế suất.`,
  taxAdded: (amount: string, percent: number, whole: string) =>
    `Giá chưa thuế ${amount} cộng ${percent}%: ${whole} đồng.`,
  supplierStock: (count: string) =>
    `Kho của nhà cung cấp có ${count} bản; không ghi vào kho của cửa hàng.`,
  notPrinted: {
    digital: (form: string) => `Sách điện tử (${form}), không phải sách giấy; đã để riêng.`,
    audio: (form: string) => `Sách nói (${form}), không phải sách giấy; đã để riêng.`,
    film: (form: string) => `Phim hay đĩa hình (${form}), không phải sách giấy; đã để riêng.`,
    trade: (form: string) =>
      `Vật trưng bày hay thùng hàng (${form}), không phải sách; đã để riêng.`,
  },
} as const

/** Answers that mend every row with one kind of fault. */
export const askTexts = {
  means: (text: string, amount: string) => `${text} là ${amount} đồng`,
  tax: (percent: number) => (percent === 0 ? 'Giá đã gồm thuế' : `Cộng thuế ${percent}%`),
  kilograms: 'Trọng lượng tính bằng kg',
} as const

export const stepTexts = {
  notNow: 'Việc này không làm được ở bước hiện tại của lần nhập.',
  wrongPart: (start: number) => `Phần tiếp theo của tệp bắt đầu ở ${start}.`,
  unmatched: 'Hãy chọn cột chứa ISBN hoặc mã hàng.',
  doubled: 'Mỗi trường chỉ nhận một cột.',
  nothingToDo: 'Không có dòng nào để ghi.',
  noSuchCategory: 'Không có danh mục này.',
  unexpected: 'Việc nhập dừng vì lỗi của hệ thống. Hãy thử lại.',
  stopped: 'Đã dừng lần nhập.',
} as const
