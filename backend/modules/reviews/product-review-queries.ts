import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { product } from '@/backend/modules/catalog/tables'
import { feedback } from '@/backend/modules/reviews/tables'
import type { Db } from '@/backend/platform/db/connect'
import { type Page, windowOf } from '@/backend/platform/db/pagination'
import { reviewStatus } from '@/contract/states'

/** The shown reviews of an active product, newest first, and how many gave 1, 2, 3, 4 and 5 stars; null when unknown. */
export async function listProductReviews(db: Db, productId: number, page: Page) {
  const [reviewed] = await db
    .select({ id: product.id, title: product.title, slug: product.slug })
    .from(product)
    .where(and(eq(product.id, productId), sql`${product.isActive}`))
  if (!reviewed) return null
  const shown = and(eq(feedback.productId, productId), eq(feedback.status, reviewStatus.shown))
  const counts = await db
    .select({ rating: feedback.rating, count: sql`count(*)`.mapWith(Number) })
    .from(feedback)
    .where(shown)
    .groupBy(feedback.rating)
  const ratings = [1, 2, 3, 4, 5].map(
    (stars) => counts.find(({ rating }) => rating === stars)?.count ?? 0,
  )
  const count = ratings.reduce((sum, one) => sum + one, 0)
  const window = windowOf(page, { count, isCapped: false })
  const rows = window
    ? await db
        .select({
          id: feedback.id,
          displayName: feedback.displayName,
          rating: feedback.rating,
          content: feedback.content,
          reply: feedback.reply,
          createdAt: feedback.createdAt,
        })
        .from(feedback)
        .where(shown)
        .orderBy(desc(feedback.createdAt), asc(feedback.id))
        .limit(window.limit)
        .offset(window.offset)
    : []
  return { product: reviewed, ratings, count, rows }
}
