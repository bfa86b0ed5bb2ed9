import { and, eq } from 'drizzle-orm'
import { orderLine, orders } from '@/backend/modules/orders/tables'
import { shortName } from '@/backend/modules/reviews'
import { feedback } from '@/backend/modules/reviews/tables'
import type { Db } from '@/backend/platform/db/connect'
import { accountOf } from '@/backend/seed/accounts/accounts'
import type { People } from '@/backend/seed/accounts/write-accounts'
import { idOf } from '@/backend/seed/catalog/write-categories'
import { DAY_MINUTES, minutesBefore, type SeedContext } from '@/backend/seed/context'
import { randomFor } from '@/backend/seed/random'
import { type BuyerReview, buyerReviews, type Review, readerReviews, shopReviews } from './reviews'

const rowOf = (
  { name, stars, text, daysAgo }: Review,
  productId: number | null,
  now: Date,
): typeof feedback.$inferInsert => ({
  productId,
  displayName: name,
  rating: stars,
  content: text,
  isFeatured: productId === null || (stars === 5 && text.length > 90),
  // The shop has read what is older than a fortnight.
  readAt: daysAgo > 14 ? minutesBefore(now, (daysAgo - 1) * DAY_MINUTES) : null,
  createdAt: minutesBefore(
    now,
    daysAgo * DAY_MINUTES + randomFor(`review ${name} ${daysAgo}`).whole(20, 900),
  ),
})

async function buyerRow(
  db: Db,
  { buyer, product, ...review }: BuyerReview,
  people: People,
  { now, productIds }: SeedContext,
) {
  const userId = people.get(buyer) ?? 0
  const productId = idOf(productIds, product)
  const [line] = await db
    .select({ id: orderLine.id })
    .from(orderLine)
    .innerJoin(orders, eq(orders.id, orderLine.orderId))
    .where(and(eq(orders.userId, userId), eq(orders.status, 5), eq(orderLine.productId, productId)))
    .limit(1)
  if (!line) throw new Error(`${product} was never delivered to ${buyer}`)
  return {
    ...rowOf({ ...review, name: shortName(accountOf(buyer).name) }, productId, now),
    userId,
    orderLineId: line.id,
  }
}

/** Writes every review: readers', the demonstration's buyers', and words about the shop. */
export async function writeReviews(db: Db, people: People, context: SeedContext): Promise<void> {
  const { now, productIds } = context
  const readers = readerReviews().flatMap(({ product, reviews }) =>
    reviews.map((one) => rowOf(one, idOf(productIds, product), now)),
  )
  const own = []
  for (const one of buyerReviews()) own.push(await buyerRow(db, one, people, context))
  await db
    .insert(feedback)
    .values([...readers, ...shopReviews().map((one) => rowOf(one, null, now))])
  await db.insert(feedback).values(own)
}
