import type { MissingKind } from '@/lib/routes/missing-kind'

type Words = { title: string; text: string }

/** What is said where nothing is, by what was looked for. */
export const missing = {
  words: {
    page: {
      title: 'Không tìm thấy trang này',
      text: 'Có thể địa chỉ đã đổi hoặc bị gõ nhầm. Bạn thử tìm theo tên sách hoặc tên tác giả.',
    },
    product: {
      title: 'Cuốn sách này không còn trên kệ',
      text: 'Có thể sách đã ngừng bán hoặc địa chỉ đã đổi. Bạn thử tìm theo tên sách hoặc tên tác giả.',
    },
    category: {
      title: 'Không tìm thấy danh mục này',
      text: 'Có thể danh mục đã đổi tên hoặc nhập vào danh mục khác.',
    },
    course: {
      title: 'Khóa học này không tồn tại',
      text: 'Có thể khóa học đã đổi địa chỉ hoặc không còn mở.',
    },
    lesson: {
      title: 'Bài học này không tồn tại',
      text: 'Có thể bài đã đổi địa chỉ hoặc khóa học của bài không còn mở.',
    },
    ownCourse: {
      title: 'Khóa học này không có trong tài khoản của bạn',
      text: 'Có thể khóa học không còn mở, hoặc bạn đang dùng một tài khoản khác.',
    },
    ownLesson: {
      title: 'Bài học này không có trong tài khoản của bạn',
      text: 'Có thể bài đã đổi địa chỉ, hoặc bạn chưa có khóa học của bài này.',
    },
    exercise: {
      title: 'Không tìm thấy bài tập này',
      text: 'Có thể bài tập đã đổi địa chỉ hoặc không còn mở.',
    },
    exam: {
      title: 'Không tìm thấy bài kiểm tra này',
      text: 'Có thể bài kiểm tra đã đổi địa chỉ hoặc không còn mở.',
    },
    order: {
      title: 'Bạn nhập thông tin để xem đơn hàng',
      text: 'Đơn hàng chỉ mở cho người đặt: bạn nhập mã đơn và số điện thoại đặt hàng.',
    },
    ownOrder: {
      title: 'Không tìm thấy đơn hàng này',
      text: 'Tài khoản của bạn không có đơn hàng này. Nếu bạn đặt khi chưa đăng nhập, hãy tra cứu bằng mã đơn.',
    },
    news: {
      title: 'Không tìm thấy bài viết này',
      text: 'Có thể bài viết đã được gỡ hoặc đổi địa chỉ.',
    },
    textbook: {
      title: 'Không tìm thấy sách giáo khoa này',
      text: 'Có thể sách đã đổi địa chỉ. Bạn chọn lại theo lớp và môn học.',
    },
    landingPage: {
      title: 'Trang này không còn nữa',
      text: 'Có thể chương trình đã kết thúc hoặc địa chỉ đã đổi.',
    },
    shortLink: {
      title: 'Địa chỉ này chưa dẫn đến đâu',
      text: 'Bạn quét lại mã QR, hoặc gõ lại địa chỉ đúng như in trong sách.',
    },
  } satisfies Record<MissingKind, Words>,
  /** A course that is there and not in this account. */
  backFromPayment: {
    paid: (code: string) => ({
      title: `Đã nhận thanh toán của đơn ${code}`,
      text: 'Bạn không cần trả lần nữa. Bạn nhập số điện thoại đặt hàng để xem đơn trên trình duyệt này.',
    }),
    failed: (code: string) => ({
      title: `Đơn ${code} chưa được thanh toán`,
      text: 'Trang thanh toán báo rằng bạn chưa trả tiền. Bạn nhập số điện thoại đặt hàng để mở đơn trên trình duyệt này và thanh toán lại.',
    }),
    /** The payment site's word comes to the shop by itself; this page cannot know it yet. */
    unsure: (code: string) => ({
      title: `Bạn vừa quay lại từ trang thanh toán của đơn ${code}`,
      text: 'Nếu đã trả tiền, bạn không cần trả lần nữa: cửa hàng ghi nhận ngay khi nhận được tin từ trang thanh toán. Bạn nhập số điện thoại đặt hàng để xem đơn trên trình duyệt này.',
    }),
  },
  notOwned: {
    course: 'Bạn chưa có khóa học này',
    lesson: 'Bạn chưa có khóa học của bài này',
    text: (course: string) => `“${course}” mở khi bạn mua khóa học hoặc nhập mã in trong sách.`,
    anyText: 'Khóa học mở khi bạn mua hoặc nhập mã in trong sách.',
    toCourse: 'Xem khóa học',
    tryLesson: 'Học thử bài này',
  },
  toProducts: 'Xem danh mục sách',
  toLibrary: 'Xem thư viện',
  toMine: 'Khóa học của tôi',
  toActivation: 'Nhập mã in trong sách',
  toNews: 'Xem tin sách',
  toTextbooks: 'Xem sách giáo khoa',
  toOrders: 'Đơn hàng của tôi',
  toLookUp: 'Tra cứu đơn hàng',
  toHome: 'Về trang chủ',
  search: 'Tên sách, tác giả…',
  similarBooks: 'Sách gần giống',
  popularBooks: 'Sách được mua nhiều',
} as const
