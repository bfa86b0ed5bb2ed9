import type { OwnReviewRow } from '@/backend/modules/reviews/own-review-queries'
import type { Review } from '@/contract/shop/reviews'

export const reviewDto = ({ id, imageUrl, createdAt, ...row }: OwnReviewRow): Review => ({
  feedbackId: id,
  ...row,
  originalUrl: imageUrl,
  createdTime: createdAt.toISOString(),
})
