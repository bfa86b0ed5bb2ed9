export const reviewTexts = {
  reviewNotYours: 'Bạn chỉ đánh giá được sản phẩm đã nhận.',
  reviewed: 'Bạn đã đánh giá sản phẩm này.',
  removed: 'Đã xóa đánh giá.',
  named: 'Đã đổi tên hiển thị.',
  penNameMissing: 'Bạn hãy nhập bút danh.',
  noFullNameOfChild: 'Tên đầy đủ của bạn đọc dưới 16 tuổi không được hiện công khai.',
} as const
