/** Cards, card rows, breadcrumbs. */
export const catalogUi = {
  coverOf: (title: string) => `Bìa sách ${title}`,
  price: 'Giá bán',
  oldPrice: 'Giá gốc',
  contactPrice: 'Liên hệ',
  free: 'Miễn phí',
  reduced: (percent: string) => `Giảm ${percent}`,
  sold: (count: string) => `Đã bán ${count}`,
  soldOut: 'Tạm hết hàng',
  lessons: (count: string) => `${count} bài học`,
  progress: (done: number, total: number) => `Đã học ${done}/${total} bài`,
  seeAll: 'Xem tất cả',
  seeAllCount: (count: string) => `Xem tất cả (${count})`,
  didYouMean: 'Không có gì khớp đúng những chữ này. Có phải bạn muốn tìm',
  breadcrumb: 'Bạn đang ở',
  previous: 'Xem các mục trước',
  next: 'Xem các mục sau',
} as const
