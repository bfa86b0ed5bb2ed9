import type { Handler, HandlersOf } from '@/backend/context'
import { addFeedback, listFeedback } from '@/backend/modules/reviews/own-review-routes'
import { listProductReviews } from '@/backend/modules/reviews/product-review-queries'
import { pagesOf } from '@/backend/platform/db/pagination'
import { notFound } from '@/backend/platform/http/http-error'
import type * as calls from '@/contract/reviews'

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
      createdTime: row.createdAt.toISOString(),
    })),
    totalPage: pagesOf({ count, isCapped: false }, query),
    totalItem: count,
    ratingAverage: count === 0 ? 0 : Math.round((stars / count) * 100) / 100,
    ratingCount: count,
    ratings,
  }
}

export const reviewRoutes: HandlersOf<'reviews'> = { addFeedback, getProductFeedback, listFeedback }
