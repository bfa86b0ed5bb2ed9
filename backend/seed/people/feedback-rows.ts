import { and, eq } from 'drizzle-orm'
import type { Db } from '@/backend/platform/db/connect'
import { feedback, orderLine, orders } from '@/backend/platform/db/tables'
import { idOf } from '@/backend/seed/catalogue/category-rows'
import { DAY_MINUTES, minutesBefore, type SeedContext } from '@/backend/seed/context'
import { diceFor } from '@/backend/seed/random'
import { demoAccounts } from './accounts'
import type { People } from './people-rows'
import type { Review } from './review'
import { ownReviews, reviews, shopReviews } from './reviews'

const rowOf = (
  [displayName, rating, content, daysAgo]: Review,
  productId: number | null,
  now: Date,
): typeof feedback.$inferInsert => ({
  productId,
  displayName,
  rating,
  content,
  isFeatured: productId === null || (rating === 5 && content.length > 90),
  createdAt: minutesBefore(
    now,
    daysAgo * DAY_MINUTES + diceFor(`review ${displayName} ${daysAgo}`).whole(20, 900),
  ),
})

async function ownRow(
  db: Db,
  own: (typeof ownReviews)[number],
  people: People,
  { now, productIds }: SeedContext,
) {
  const userId = people.get(own.buyer) ?? 0
  const productId = idOf(productIds, own.slug)
  const [line] = await db
    .select({ id: orderLine.id })
    .from(orderLine)
    .innerJoin(orders, eq(orders.id, orderLine.orderId))
    .where(and(eq(orders.userId, userId), eq(orders.status, 5), eq(orderLine.productId, productId)))
    .limit(1)
  if (!line) throw new Error(`${own.slug} was never delivered to ${own.buyer}`)
  const displayName = demoAccounts.find(({ key }) => key === own.buyer)?.name ?? ''
  return {
    ...rowOf([displayName, own.stars, own.text, own.daysAgo], productId, now),
    userId,
    orderLineId: line.id,
  }
}

/** Writes every review: readers', the demonstration's buyers', and words about the shop. */
export async function writeFeedback(db: Db, people: People, context: SeedContext): Promise<void> {
  const { now, productIds } = context
  const readers = Object.entries(reviews).flatMap(([slug, given]) =>
    given.map((one) => rowOf(one, idOf(productIds, slug), now)),
  )
  const own = []
  for (const one of ownReviews) own.push(await ownRow(db, one, people, context))
  await db.insert(feedback).values([...readers, ...shopReviews.map((one) => rowOf(one, null, now))])
  await db.insert(feedback).values(own)
}
