export const reviewTexts = {
  reviewNotYours: 'Bạn chỉ đánh giá được sản phẩm đã nhận.',
  reviewed: 'Bạn đã đánh giá sản phẩm này.',
} as const
