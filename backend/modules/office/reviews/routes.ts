import type { HandlersOf } from '@/backend/context'
import { changeStaffReview } from '@/backend/modules/office/reviews/change-staff-review'
import { listStaffReviews } from '@/backend/modules/office/reviews/review-queries'
import { officeTexts } from '@/backend/modules/office/texts'

export const staffReviewRoutes: HandlersOf<'staffReviews'> = {
  list: ({ query }, { db }) => listStaffReviews(db, query),
  change: async ({ params: { id }, body }, context) => ({
    data: await changeStaffReview(context, id, body),
    successMessage: officeTexts.reviewSaved,
  }),
}
