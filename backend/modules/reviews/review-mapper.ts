import type { OwnReviewRow } from '@/backend/modules/reviews/own-review-queries'
import type { Review } from '@/contract/shop/reviews'

/** The caller's own review as `/api` answers it. */
export const reviewDto = ({ id, imageUrl, createdAt, ...row }: OwnReviewRow): Review => ({
  feedbackId: id,
  ...row,
  originalUrl: imageUrl,
  createdTime: createdAt.toISOString(),
})
