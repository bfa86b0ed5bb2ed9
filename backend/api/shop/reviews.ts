import { findAccount } from '@/backend/modules/accounts'
import {
  changeReview,
  listOwnReviews,
  listProductReviews,
  listWaiting,
  publicNameOf,
  removeReview,
  reviewDto,
  reviewTexts,
  writeReview,
} from '@/backend/modules/reviews'
import { callerOf, type Handler, type HandlersOf } from '@/backend/platform/context'
import { pagesOf } from '@/backend/platform/db/pagination'
import { notFound } from '@/backend/platform/http/http-error'
import { savePublicName } from '@/backend/workflows/change-profile/save-public-name'
import type * as calls from '@/contract/shop/reviews'

const getProductFeedback: Handler<typeof calls.getProductFeedback> = async (
  { params, query },
  { db },
) => {
  const found = await listProductReviews(db, params.id, query)
  if (!found) throw notFound()
  const { product, ratings, count, rows } = found
  const stars = ratings.reduce((sum, howMany, at) => sum + howMany * (at + 1), 0)
  return {
    data: rows.map((row) => ({
      feedbackId: row.id,
      productId: product.id,
      productName: product.title,
      slug: product.slug,
      displayName: row.displayName,
      rating: row.rating,
      content: row.content,
      reply: row.reply,
      createdTime: row.createdAt.toISOString(),
    })),
    totalPage: pagesOf({ count, isCapped: false }, query),
    totalItem: count,
    ratingAverage: count === 0 ? 0 : Math.round((stars / count) * 100) / 100,
    ratingCount: count,
    ratings,
  }
}

const listFeedback: Handler<typeof calls.listFeedback> = async ({ query }, context) => {
  const { userId } = callerOf(context)
  const { count, rows } = await listOwnReviews(context.db, userId, query)
  const waiting = await listWaiting(context.db, userId)
  const account = await findAccount(context.db, userId)
  return {
    data: rows.map(reviewDto),
    totalPage: pagesOf({ count, isCapped: false }, query),
    totalItem: count,
    waiting: waiting.map(({ imageUrl, deliveredAt, ...line }) => ({
      ...line,
      originalUrl: imageUrl,
      deliveredTime: deliveredAt.toISOString(),
    })),
    publicName: account && publicNameOf(account, context.now()),
  }
}

export const reviewRoutes: HandlersOf<'reviews'> = {
  addFeedback: async ({ body }, context) => ({ data: await writeReview(context, body) }),
  changeFeedback: async ({ params, body }, context) => ({
    data: await changeReview(context, params.id, body),
  }),
  getProductFeedback,
  listFeedback,
  removeFeedback: async ({ params }, context) => {
    await removeReview(context, params.id)
    return { successMessage: reviewTexts.removed }
  },
  savePublicName: async ({ body }, context) => {
    await savePublicName(context, body)
    return { successMessage: reviewTexts.named }
  },
}
