import type { ImportField } from '@/contract/staff/imports'

type FieldText = {
  label: string
  example: string
  hint: string
  /** Other headings that mean the same, without marks. */
  also: readonly string[]
}

/** The columns of the template, and what else people call them. */
export const fieldTexts: Record<ImportField, FieldText> = {
  isbn: {
    label: 'ISBN',
    example: '9786041234567',
    hint: '13 hoặc 10 chữ số. Dùng để nhận ra sách đã có.',
    also: ['isbn13', 'isbn-13', 'ma isbn', 'ean', 'barcode', 'ma vach'],
  },
  sku: {
    label: 'Mã hàng',
    example: 'HS-00001',
    hint: 'Mã riêng của cửa hàng; cần có khi sách không có ISBN.',
    also: ['sku', 'ma san pham', 'ma sach', 'ma'],
  },
  productName: {
    label: 'Tên sách',
    example: 'Dế Mèn phiêu lưu ký',
    hint: 'Bắt buộc với sách mới.',
    also: ['ten', 'ten san pham', 'tua', 'tua sach', 'nhan de', 'title', 'name'],
  },
  category: {
    label: 'Danh mục',
    example: 'Thiếu nhi',
    hint: 'Tên danh mục, hoặc cả đường dẫn: Văn học > Thơ.',
    also: ['danh muc san pham', 'the loai', 'nhom', 'nhom hang', 'category'],
  },
  price: {
    label: 'Giá bìa',
    example: '95000',
    hint: 'Số nguyên đồng. Bắt buộc với sách mới.',
    also: ['gia', 'gia niem yet', 'don gia', 'price', 'list price', 'gia bia (vnd)'],
  },
  priceSale: {
    label: 'Giá bán',
    example: '85000',
    hint: 'Không cao hơn giá bìa; để trống là bằng giá bìa.',
    also: ['gia khuyen mai', 'gia giam', 'sale price', 'gia ban (vnd)'],
  },
  vatClass: {
    label: 'Thuế GTGT',
    example: '',
    hint: 'không chịu thuế, 5% hoặc phổ thông; để trống là theo danh mục.',
    also: ['vat', 'thue', 'thue suat', 'thue suat gtgt', 'tax'],
  },
  stock: {
    label: 'Tồn kho',
    example: '20',
    hint: 'Số bản đếm được trong kho.',
    also: ['so luong', 'ton', 'kho', 'so ban', 'stock', 'quantity'],
  },
  author: { label: 'Tác giả', example: 'Tô Hoài', hint: '', also: ['author', 'nguoi viet'] },
  translator: {
    label: 'Dịch giả',
    example: '',
    hint: '',
    also: ['nguoi dich', 'translator'],
  },
  publisher: {
    label: 'Nhà xuất bản',
    example: 'NXB Kim Đồng',
    hint: '',
    also: ['nxb', 'publisher', 'don vi xuat ban'],
  },
  publishYear: {
    label: 'Năm xuất bản',
    example: '2025',
    hint: '',
    also: ['nam', 'nam xb', 'year'],
  },
  series: { label: 'Bộ sách', example: '', hint: '', also: ['tu sach', 'bo', 'series'] },
  language: {
    label: 'Ngôn ngữ',
    example: 'vi',
    hint: 'vi, en, fr, ja, ko, zh…',
    also: ['language', 'tieng'],
  },
  coverForm: {
    label: 'Bìa',
    example: 'mềm',
    hint: 'mềm hoặc cứng',
    also: ['loai bia', 'hinh thuc bia', 'cover', 'binding'],
  },
  pages: { label: 'Số trang', example: '180', hint: '', also: ['trang', 'pages'] },
  size: {
    label: 'Khổ sách',
    example: '13 × 20,5 cm',
    hint: '',
    also: ['kho', 'kich thuoc', 'size'],
  },
  weight: {
    label: 'Trọng lượng (gam)',
    example: '250',
    hint: 'Số nguyên gam.',
    also: ['trong luong', 'khoi luong', 'nang', 'weight', 'can nang'],
  },
  grade: { label: 'Lớp', example: '', hint: 'Từ 1 đến 12.', also: ['khoi', 'khoi lop', 'grade'] },
  subject: { label: 'Môn', example: '', hint: '', also: ['mon hoc', 'subject'] },
  description: {
    label: 'Giới thiệu',
    example: 'Chú dế đi khắp nơi và lớn lên.',
    hint: 'Văn bản thường hoặc HTML.',
    also: ['mo ta', 'tom tat', 'noi dung', 'description'],
  },
  images: {
    label: 'Ảnh',
    example: '',
    hint: 'Địa chỉ https của ảnh, ảnh bìa trước, cách nhau bằng dấu cách.',
    also: ['anh bia', 'hinh anh', 'hinh', 'image', 'images', 'link anh'],
  },
  isActive: {
    label: 'Đang bán',
    example: 'có',
    hint: 'có hoặc không',
    also: ['hien thi', 'trang thai', 'active', 'ban'],
  },
}

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
  notText: 'Tệp không phải văn bản đọc được.',
  badCsv: (row: number) => `Tệp CSV hỏng gần dòng ${row}: dấu ngoặc kép không khép hoặc ô quá dài.`,
  noRows: 'Tệp không có dòng sách nào.',
  noColumns: 'Không nhận ra cột nào. Cần ít nhất cột ISBN hoặc Mã hàng.',
  tooManyRows: (most: number) => `Tệp có hơn ${most} dòng. Hãy chia thành nhiều tệp.`,
  tooManyColumns: (most: number) => `Tệp có hơn ${most} cột.`,
  badXml: 'Tệp XML hỏng hoặc không đúng cú pháp.',
  doctype: 'Tệp XML có khai báo DOCTYPE hoặc thực thể, không được nhận vì lý do an toàn.',
  deepXml: 'Tệp XML lồng nhau quá sâu.',
  longXml: 'Một phần của tệp XML quá dài.',
  notUtf8: 'Tệp XML phải dùng bảng mã UTF-8.',
  notOnix: 'Tệp XML này không phải ONIX 3.0 hay 3.1.',
  oldOnix: 'Chỉ nhận ONIX 3.0 và 3.1.',
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
  excelNumber: (text: string) =>
    `“${text}”: Excel đã rút gọn số. Hãy định dạng cột ISBN là văn bản rồi dán lại.`,
  formula: (text: string) => `“${text}” là công thức, không được nhận.`,
  notNumber: (text: string) => `“${text}”: cần số nguyên từ 0 trở lên.`,
  notValid: (text: string) => `“${text}” không hợp lệ.`,
  tooLong: (text: string, most: string) => `“${text}” dài hơn ${most} chữ.`,
  tooLarge: (text: string, most: string) => `“${text}” lớn hơn ${most}.`,
  tooSmall: (text: string, least: string) => `“${text}” nhỏ hơn ${least}.`,
  notYesNo: (text: string) => `“${text}”: hãy ghi có hoặc không.`,
  notVat: (text: string) => `“${text}”: hãy ghi không chịu thuế, 5% hoặc phổ thông.`,
  notCover: (text: string) => `“${text}”: hãy ghi mềm hoặc cứng.`,
  noName: 'Sách mới cần có tên.',
  noPrice: 'Sách mới cần có giá bìa.',
  noCategory: 'Sách mới cần có danh mục.',
  noSuchCategory: (name: string) => `Không có danh mục “${name}”.`,
  noGuess: (names: string) => `Sách mới cần có danh mục; cửa hàng không có “${names}”.`,
  severalCategories: (name: string) => `Có nhiều danh mục tên “${name}”. Hãy ghi cả đường dẫn.`,
  saleAbovePrice: 'Giá bán cao hơn giá bìa.',
  repeated: (row: number) => `Trùng với dòng ${row}.`,
  severalBooks: 'Trong cửa hàng có nhiều sách mang ISBN này.',
  skuTaken: 'Mã hàng này đã thuộc về sách khác.',
  otherIsbn: (isbn: string) => `Mã hàng này đã thuộc về sách có ISBN ${isbn}.`,
  course: 'Đây là khóa học, không nhập từ tệp được.',
  promised: (count: number) => `Ít hơn ${count} bản đang giữ cho các đơn.`,
  badPicture: (text: string) => `Không nhận ảnh “${text}”: cần địa chỉ https công khai.`,
  privatePicture: (text: string) => `“${text}” dẫn vào mạng riêng, không được tải.`,
  pictureFailed: (text: string) => `Không tải được ảnh “${text}”.`,
  brokenPicture: (text: string) => `“${text}” không phải ảnh JPEG, PNG, WebP hay AVIF đọc được.`,
  notIsbnName: (text: string) => `Tên tệp “${text}” không phải ISBN.`,
  noSuchBook: 'Không có sách nào mang ISBN này.',
  columnCount: 'Số ô của dòng không khớp với tiêu đề.',
  deletion: 'Bản ghi báo xóa (05). Hãy lưu trữ sách này bằng tay.',
  testRecord: 'Bản ghi thử của nhà xuất bản.',
  noVnd: 'Không có giá bằng VND.',
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
