export { renameReviews, showReviews } from '@/backend/modules/reviews/account-reviews'
export { attachedToAccount } from '@/backend/modules/reviews/attached-to-account'
export { changeReview, removeReview } from '@/backend/modules/reviews/change-review'
export { changeStaffReview } from '@/backend/modules/reviews/change-staff-review'
export {
  listOwnReviews,
  listWaiting,
  recountRating,
  reviewedLines,
} from '@/backend/modules/reviews/own-review-queries'
export { listProductReviews } from '@/backend/modules/reviews/product-review-queries'
export { isWholeName, publicNameOf, shortName, WHOLE } from '@/backend/modules/reviews/public-name'
export { reviewDto } from '@/backend/modules/reviews/review-mapper'
export { listStaffReviews } from '@/backend/modules/reviews/staff-review-queries'
export { reviewTexts } from '@/backend/modules/reviews/texts'
export { writeReview } from '@/backend/modules/reviews/write-review'
