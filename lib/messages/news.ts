/** Book news. */
export const news = {
  title: 'Tin sách',
  description: 'Tin sách, góc đọc và cách học: bài viết của nhà sách cho bạn đọc và học sinh.',
  searchTitle: (text: string) => `Tin cho “${text}”`,
  tagTitle: (tag: string) => `Tin sách: ${tag}`,
  pageTitle: (title: string, page: number) => `${title}, trang ${page}`,
  count: (count: string) => `${count} bài`,
  tags: 'Chủ đề',
  allTags: 'Tất cả',
  newest: 'Bài mới',
  list: 'Các bài viết',
  related: 'Bài liên quan',
  linkedBooks: 'Sách trong bài',
  books: 'Sách cho bạn',
  views: (count: string) => `${count} lượt đọc`,
  none: {
    title: 'Chưa có bài nào khớp',
    text: 'Bạn thử chủ đề khác, hoặc tìm bằng ít từ hơn.',
    action: 'Xem mọi bài viết',
  },
} as const
