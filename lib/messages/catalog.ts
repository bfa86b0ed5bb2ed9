import type { ProductSort } from '@/contract/shop/catalog'

/** Product lists and the flash sale; `product.ts` has the product page. */
export const catalog = {
  listTitle: 'Danh mục sách',
  listDescription:
    'Sách văn học, thiếu nhi, sách học theo lớp và sách ôn thi: tìm theo tên, lớp, mức giá.',
  categoryDescription: (name: string) => `Sách ${name}, giao tận nhà trên cả nước.`,
  searchTitle: (text: string) => `Kết quả cho “${text}”`,
  near: 'Chưa có sách nào khớp mọi từ bạn gõ. Đây là những cuốn gần nhất.',
  gradeTitle: (grade: number) => `Sách lớp ${grade}`,
  ownerTitle: (name: string) => `Sách của ${name}`,
  /** “đây là sách lớp 6 khác”, of a search for a set that the shop has not. */
  unmet: (missing: readonly string[], met: string) => {
    const start = `Chưa có sách ${missing.join(', ')}`
    if (met === '') return `${start}. Đây là những cuốn có chữ gần giống.`
    return met.startsWith('sách ')
      ? `${start}; đây là ${met} khác.`
      : `${start}; đây là kết quả cho “${met}”.`
  },
  with: (words: string) => `có “${words}”`,
  found: {
    title: 'Kết quả khác',
    category: 'Thể loại',
    course: 'Khóa học',
    policy: 'Hướng dẫn và chính sách',
    news: 'Tin sách',
    textbook: 'Sách giáo khoa',
  },
  count: (count: string, isCourses: boolean) => `${count} ${isCourses ? 'khóa học' : 'cuốn'}`,
  countAtLeast: (count: string, isCourses: boolean) =>
    `hơn ${count} ${isCourses ? 'khóa học' : 'cuốn'}`,
  pageTitle: (title: string, page: number) => `${title}, trang ${page}`,
  none: {
    title: 'Chưa có cuốn nào khớp',
    text: 'Bạn thử bớt một điều kiện lọc, hoặc tìm bằng từ khác.',
    search: (text: string) => `Không tìm thấy sách nào cho “${text}”. Bạn thử:`,
    tips: [
      'Xem lại chính tả, hoặc gõ không dấu.',
      'Gõ ít từ hơn: chỉ tên sách hoặc tên tác giả.',
      'Với sách học, gõ môn và lớp, chẳng hạn “toán 3”.',
    ],
    clear: 'Bỏ mọi điều kiện lọc',
    all: 'Xem tất cả sách',
    shelves: 'Hoặc xem theo thể loại',
  },
  bookKinds: {
    textbook: 'Sách giáo khoa',
    exercises: 'Bài tập',
    tests: 'Đề kiểm tra, đề thi',
    reference: 'Tham khảo',
  },
  filters: {
    bookKinds: 'Loại sách học',
    sets: 'Bộ sách',
    series: (name: string) => `Bộ ${name}`,
    title: 'Lọc sách',
    open: (count: number) => (count > 0 ? `Lọc (${count})` : 'Lọc'),
    applied: 'Đang lọc theo',
    remove: (label: string) => `Bỏ điều kiện ${label}`,
    clear: 'Bỏ tất cả',
    categories: 'Thể loại',
    allCategories: 'Tất cả sách',
    grades: 'Lớp',
    grade: (grade: number) => `Lớp ${grade}`,
    prices: 'Mức giá',
    priceFrom: 'Giá từ (₫)',
    priceTo: 'Giá đến (₫)',
    priceTitle: 'Nhập số tiền, ví dụ 100.000',
    apply: 'Áp dụng',
    below: (price: string) => `Dưới ${price}`,
    between: (from: string, to: string) => `${from} – ${to}`,
    above: (price: string) => `Trên ${price}`,
    kinds: 'Loại',
    books: 'Sách giấy',
    courses: 'Khóa học',
    stock: 'Còn hàng',
  },
  sortLabel: 'Sắp xếp',
  sorts: {
    relevance: 'Phù hợp nhất',
    popular: 'Bán chạy',
    newest: 'Mới nhất',
    'price-asc': 'Giá thấp đến cao',
    'price-desc': 'Giá cao đến thấp',
    discount: 'Giảm nhiều',
  } satisfies Record<ProductSort, string>,
  results: 'Danh sách sách',
  flash: {
    title: 'Flash sale',
    description: 'Sách giảm giá trong thời gian ngắn, số lượng có hạn.',
    ended: 'Đợt flash sale đã kết thúc',
    endedText: 'Đợt tiếp theo sẽ được báo trước trên trang này và ở trang chủ.',
    none: 'Hiện chưa có đợt flash sale nào',
    noneText: 'Bạn xem các sách đang giảm giá khác nhé.',
    discounted: 'Sách đang giảm giá',
    left: (sold: number, quantity: number) =>
      quantity > sold ? `Còn ${quantity - sold} cuốn với giá này` : 'Đã hết suất giá này',
    upcoming: 'Sắp diễn ra',
    perUser: (count: number) => `Mỗi khách mua tối đa ${count} cuốn với giá này.`,
  },
} as const
