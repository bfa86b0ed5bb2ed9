import {
  addReviewRow,
  findDeliveredLine,
  recountRating,
} from '@/backend/modules/reviews/own-review-queries'
import { publicNameOf } from '@/backend/modules/reviews/public-name'
import { reviewDto } from '@/backend/modules/reviews/review-mapper'
import { statusFor } from '@/backend/modules/reviews/review-status'
import { reviewTexts } from '@/backend/modules/reviews/texts'
import { type Context, callerOf } from '@/backend/platform/context'
import { transact } from '@/backend/platform/db/transact'
import { HttpError } from '@/backend/platform/http/http-error'
import type { Parsed } from '@/contract/endpoint'
import type { addFeedback, Review } from '@/contract/shop/reviews'

type ReviewInput = Parsed<typeof addFeedback>['body']

/** A buyer's review of a delivered line, once; the product's rating is counted again with it. */
export async function writeReview(
  context: Pick<Context, 'caller' | 'db' | 'now'>,
  { orderLineId, rating, content }: ReviewInput,
): Promise<Review> {
  const { userId } = callerOf(context)
  const line = await findDeliveredLine(context.db, userId, orderLineId)
  if (!line) throw new HttpError(404, reviewTexts.reviewNotYours)
  const row = await transact(context.db, async (tx) => {
    const added = await addReviewRow(tx, {
      productId: line.productId,
      userId,
      orderLineId,
      displayName: publicNameOf(line, context.now()).shown,
      rating,
      content,
      status: statusFor(line),
      createdAt: context.now(),
    })
    if (!added) throw new HttpError(409, reviewTexts.reviewed)
    await recountRating(tx, line.productId)
    return added
  })
  return reviewDto(row)
}
