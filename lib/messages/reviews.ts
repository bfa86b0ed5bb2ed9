/** Reviews on a product's page, and those a reader writes. */
export const reviews = {
  product: {
    title: 'Đánh giá của bạn đọc',
    empty: 'Chưa có đánh giá nào. Đánh giá đầu tiên có thể là của bạn sau khi nhận sách.',
    courseTitle: 'Đánh giá của học viên',
    courseEmpty: 'Chưa có đánh giá nào. Đánh giá đầu tiên có thể là của bạn sau khi học.',
    starShare: (stars: number, count: number) => `${stars} sao: ${count} đánh giá`,
  },
  title: 'Đánh giá sản phẩm',
  waiting: {
    books: {
      title: 'Sách đã nhận, chưa đánh giá',
      since: (day: string) => `Nhận ngày ${day}`,
    },
    courses: {
      title: 'Khóa học đã mua, chưa đánh giá',
      since: (day: string) => `Mở ngày ${day}`,
    },
    none: 'Bạn đã đánh giá mọi cuốn sách và khóa học của mình.',
  },
  write: 'Viết đánh giá',
  writeOf: (title: string) => `Viết đánh giá cho ${title}`,
  own: 'Đánh giá của bạn',
  ownCount: (count: number) => `Đánh giá của bạn (${count})`,
  empty: 'Chưa có đánh giá nào',
  emptyText: 'Sau khi nhận sách hay mua khóa học, bạn có thể viết cảm nhận ở đây cho người sau.',
  dialog: 'Đánh giá',
  rating: 'Bạn chấm mấy sao?',
  ratingMissing: 'Bạn hãy chọn số sao.',
  content: 'Cảm nhận của bạn',
  contentHint: 'Nội dung, bản in, đóng gói: điều gì có ích cho người mua sau.',
  submit: 'Gửi đánh giá',
  sent: 'Cảm ơn bạn, đánh giá đã được đăng.',
  gone: 'Sản phẩm không còn bán',
} as const
