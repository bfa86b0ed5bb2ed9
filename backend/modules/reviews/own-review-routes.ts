import { callerOf, type Handler } from '@/backend/context'
import {
  addReviewRow,
  findDeliveredLine,
  listOwnReviews,
  listWaiting,
  type OwnReviewRow,
  recountRating,
} from '@/backend/modules/reviews/own-review-queries'
import { reviewTexts } from '@/backend/modules/reviews/texts'
import { pagesOf } from '@/backend/platform/db/pagination'
import { transact } from '@/backend/platform/db/transact'
import { HttpError } from '@/backend/platform/http/http-error'
import type * as calls from '@/contract/reviews'
import type { Review } from '@/contract/reviews'

const wire = ({ id, imageUrl, createdAt, ...row }: OwnReviewRow): Review => ({
  feedbackId: id,
  ...row,
  originalUrl: imageUrl,
  createdTime: createdAt.toISOString(),
})

export const listFeedback: Handler<typeof calls.listFeedback> = async ({ query }, context) => {
  const { userId } = callerOf(context)
  const { count, rows } = await listOwnReviews(context.db, userId, query)
  const waiting = await listWaiting(context.db, userId)
  return {
    data: rows.map(wire),
    totalPage: pagesOf({ count, isCapped: false }, query),
    totalItem: count,
    waiting: waiting.map(({ imageUrl, deliveredAt, ...line }) => ({
      ...line,
      originalUrl: imageUrl,
      deliveredTime: deliveredAt.toISOString(),
    })),
  }
}

export const addFeedback: Handler<typeof calls.addFeedback> = async ({ body }, context) => {
  const { userId } = callerOf(context)
  const line = await findDeliveredLine(context.db, userId, body.orderLineId)
  if (!line) throw new HttpError(404, reviewTexts.reviewNotYours)
  const row = await transact(context.db, async (tx) => {
    const added = await addReviewRow(tx, {
      productId: line.productId,
      userId,
      orderLineId: body.orderLineId,
      displayName: line.displayName,
      rating: body.rating,
      content: body.content,
      createdAt: context.now(),
    })
    if (!added) throw new HttpError(409, reviewTexts.reviewed)
    await recountRating(tx, line.productId)
    return added
  })
  return { data: wire(row) }
}
