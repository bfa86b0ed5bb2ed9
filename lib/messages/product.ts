/** The page of one book or course: what its buttons say too. */
export const product = {
  detail: {
    by: 'Tác giả',
    addToCart: 'Thêm vào giỏ',
    buyNow: 'Mua ngay',
    quantity: 'Số lượng',
    soldOut: 'Tạm hết hàng',
    inStock: 'Còn hàng',
    fewLeft: (count: number) => `Chỉ còn ${count} cuốn`,
    returns: 'Đổi sách lỗi trong 30 ngày',
    inspection: 'Kiểm hàng trước khi trả tiền',
    vat: 'Giá đã gồm thuế.',
    specs: 'Thông tin chi tiết',
    description: 'Giới thiệu sách',
    more: 'Xem thêm',
    course: 'Khóa học đi kèm',
    sameCategory: 'Cùng thể loại',
    sameAuthor: 'Cùng tác giả',
    flashUntil: 'Giá flash sale, kết thúc lúc',
    sold: (count: string) => `Đã bán ${count}`,
    share: 'Chia sẻ',
    linkCopied: 'Đã sao chép liên kết của trang này.',
    gallery: 'Hình ảnh sách',
    buyPanel: 'Mua sách',
    buyBar: 'Mua nhanh',
    noScript: 'Đặt mua cần JavaScript. Bạn cũng có thể gọi hotline ở cuối trang.',
  },
} as const

/** What is rendered on the server alone: browsers do not load it. */
export const productPage = {
  /** For search engines, where the product has no words of its own. */
  summary: (title: string, shop: string) => `${title}: mua tại ${shop}, giao tận nhà trên cả nước.`,
  /** Stand where nobody is named: they have no list of their own. */
  noAuthors: ['Khuyết danh', 'Nhiều tác giả'] as readonly string[],
  /** The product page of a course. */
  courseDetail: {
    buyPanel: 'Mua khóa học',
    gallery: 'Hình ảnh khóa học',
    coverOf: (title: string) => `Hình khóa học ${title}`,
    description: 'Giới thiệu khóa học',
    course: 'Nội dung khóa học',
    online: 'Khóa học học trên trang, không cần giao.',
  },
  specs: {
    sku: 'Mã hàng',
    isbn: 'ISBN',
    author: 'Tác giả',
    translator: 'Người dịch',
    publisher: 'Nhà xuất bản',
    publishYear: 'Năm xuất bản',
    series: 'Bộ sách',
    language: 'Ngôn ngữ',
    pages: 'Số trang',
    size: 'Khổ sách',
    weight: 'Trọng lượng',
    grams: (grams: string) => `${grams} g`,
    coverForm: 'Hình thức',
    grade: 'Lớp',
    subject: 'Môn',
  },
  coverForms: { soft: 'Bìa mềm', hard: 'Bìa cứng' },
} as const
