import { changeStaffReview, listStaffReviews } from '@/backend/modules/reviews'
import type { HandlersOf } from '@/backend/platform/context'
import { officeTexts } from '@/backend/platform/office-texts'

export const staffReviewRoutes: HandlersOf<'staffReviews'> = {
  list: ({ query }, { db }) => listStaffReviews(db, query),
  change: async ({ params: { id }, body }, context) => ({
    data: await changeStaffReview(context, id, body),
    successMessage: officeTexts.reviewSaved,
  }),
}
