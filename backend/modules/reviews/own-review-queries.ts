import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { appUser } from '@/backend/modules/accounts/tables'
import { firstImage, lockRating, setRating } from '@/backend/modules/catalog'
import { product } from '@/backend/modules/catalog/tables'
import { orderLine, orders } from '@/backend/modules/orders/tables'
import { feedback } from '@/backend/modules/reviews/tables'
import type { Db, Tx } from '@/backend/platform/db/connect'
import { type Page, windowOf } from '@/backend/platform/db/pagination'
import { objectTypes } from '@/contract/kinds'
import { reviewStatus } from '@/contract/states'

const DELIVERED = 5
const MOST_WAITING = 50

const columns = {
  id: feedback.id,
  productId: feedback.productId,
  productName: product.title,
  slug: product.slug,
  imageUrl: firstImage,
  displayName: feedback.displayName,
  rating: feedback.rating,
  content: feedback.content,
  reply: feedback.reply,
  hiddenReason: feedback.hiddenReason,
  createdAt: feedback.createdAt,
}

const select = (db: Db) =>
  db.select(columns).from(feedback).leftJoin(product, eq(product.id, feedback.productId))

/** What a person has written, newest first, hidden ones too: they are still theirs. */
export async function listOwnReviews(db: Db, userId: number, page: Page) {
  const [counted] = await db
    .select({ count: count() })
    .from(feedback)
    .where(eq(feedback.userId, userId))
  const total = Number(counted?.count ?? 0)
  const window = windowOf(page, { count: total, isCapped: false })
  const rows = window
    ? await select(db)
        .where(eq(feedback.userId, userId))
        .orderBy(desc(feedback.createdAt), desc(feedback.id))
        .limit(window.limit)
        .offset(window.offset)
    : []
  return { count: total, rows }
}
export type OwnReviewRow = Awaited<ReturnType<typeof listOwnReviews>>['rows'][number]

/** Delivered lines without a review, the latest delivery first. */
export const listWaiting = (db: Db, userId: number) =>
  db
    .select({
      orderLineId: orderLine.id,
      productId: product.id,
      productName: orderLine.title,
      slug: product.slug,
      imageUrl: orderLine.imageUrl,
      isCourse: sql<boolean>`${product.objectType} = ${objectTypes.course}`,
      deliveredAt: sql`coalesce(${orders.deliveredAt}, ${orders.placedAt})`.mapWith(
        orders.placedAt,
      ),
    })
    .from(orderLine)
    .innerJoin(orders, eq(orders.id, orderLine.orderId))
    .innerJoin(product, eq(product.id, orderLine.productId))
    .leftJoin(feedback, eq(feedback.orderLineId, orderLine.id))
    .where(and(eq(orders.userId, userId), eq(orders.status, DELIVERED), isNull(feedback.id)))
    .orderBy(desc(orders.deliveredAt), asc(orderLine.id))
    .limit(MOST_WAITING)

/** The product of a line that was delivered to this person. */
export async function findDeliveredLine(db: Db, userId: number, orderLineId: number) {
  const [row] = await db
    .select({
      productId: orderLine.productId,
      name: appUser.name,
      publicName: appUser.publicName,
      birthday: appUser.birthday,
      restrictedAt: appUser.restrictedAt,
    })
    .from(orderLine)
    .innerJoin(orders, eq(orders.id, orderLine.orderId))
    .innerJoin(appUser, eq(appUser.id, orders.userId))
    .where(
      and(eq(orderLine.id, orderLineId), eq(orders.userId, userId), eq(orders.status, DELIVERED)),
    )
  return row ?? null
}

/** Null when the line has a review already. */
export async function addReviewRow(
  tx: Tx,
  review: typeof feedback.$inferInsert,
): Promise<OwnReviewRow | null> {
  const [added] = await tx
    .insert(feedback)
    .values(review)
    .onConflictDoNothing()
    .returning({ id: feedback.id })
  return added ? findReview(tx, added.id) : null
}

export async function findReview(db: Db, id: number): Promise<OwnReviewRow | null> {
  const [row] = await select(db).where(eq(feedback.id, id))
  return row ?? null
}

/** Counts a product's shown reviews again; reviews of one product wait for each other here. */
export async function recountRating(tx: Tx, productId: number): Promise<void> {
  await lockRating(tx, productId)
  const [figures] = await tx
    .select({
      count: sql`count(*)`.mapWith(Number),
      average: sql`coalesce(round(avg(${feedback.rating}), 2), 0)`.mapWith(Number),
    })
    .from(feedback)
    .where(and(eq(feedback.productId, productId), eq(feedback.status, reviewStatus.shown)))
  await setRating(tx, productId, figures ?? { count: 0, average: 0 })
}

/** Which of these lines have a review. */
export async function reviewedLines(db: Db, lineIds: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .select({ id: feedback.orderLineId })
    .from(feedback)
    .where(inArray(feedback.orderLineId, [...lineIds]))
  return new Set(rows.flatMap(({ id }) => id ?? []))
}
