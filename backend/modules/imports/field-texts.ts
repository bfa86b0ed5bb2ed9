import type { BookKind } from '@/contract/shop/catalog'
import type { ImportField } from '@/contract/staff/import-records'

/** What a kind of book for school is called in files. */
export const bookKindWords: Record<BookKind, string> = {
  textbook: 'sách giáo khoa',
  exercises: 'bài tập',
  tests: 'đề',
  reference: 'tham khảo',
}

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
    also: ['gia', 'gia goc', 'gia niem yet', 'don gia', 'price', 'list price', 'gia bia (vnd)'],
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
  bookKind: {
    label: 'Loại sách học',
    example: '',
    hint: 'sách giáo khoa, bài tập, đề hoặc tham khảo; để trống với sách khác.',
    also: ['loai sach', 'dang sach', 'kieu sach'],
  },
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
