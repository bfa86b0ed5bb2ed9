/** What the page of a course on sale says in place of a book's words. */
export const catalogCourses = {
  buyPanel: 'Mua khóa học',
  gallery: 'Hình ảnh khóa học',
  coverOf: (title: string) => `Hình khóa học ${title}`,
  description: 'Giới thiệu khóa học',
  course: 'Nội dung khóa học',
  reviews: 'Đánh giá của học viên',
  reviewsNone: 'Chưa có đánh giá nào. Đánh giá đầu tiên có thể là của bạn sau khi học.',
} as const
