import { and, eq } from 'drizzle-orm'
import { findReview, recountRating } from '@/backend/modules/reviews/own-review-queries'
import { reviewDto } from '@/backend/modules/reviews/review-mapper'
import { feedback } from '@/backend/modules/reviews/tables'
import { type Context, callerOf } from '@/backend/platform/context'
import { transact } from '@/backend/platform/db/transact'
import { notFound } from '@/backend/platform/http/http-error'
import type { Parsed } from '@/contract/endpoint'
import type { changeFeedback, Review } from '@/contract/shop/reviews'

type Opinion = Parsed<typeof changeFeedback>['body']

const ownReview = (userId: number, id: number) =>
  and(eq(feedback.id, id), eq(feedback.userId, userId))

async function showAnew(
  { revalidatePages }: Pick<Context, 'revalidatePages'>,
  productId: number | null,
) {
  if (productId !== null) await revalidatePages?.([`product:${productId}`])
}

/** Changes the caller's own review; a stranger's is not found. */
export async function changeReview(
  context: Pick<Context, 'caller' | 'db' | 'revalidatePages'>,
  id: number,
  opinion: Opinion,
): Promise<Review> {
  const { userId } = callerOf(context)
  const row = await transact(context.db, async (tx) => {
    const [changed] = await tx
      .update(feedback)
      // To be looked at anew by the shop.
      .set({ ...opinion, readAt: null })
      .where(ownReview(userId, id))
      .returning({ productId: feedback.productId })
    if (!changed) throw notFound()
    if (changed.productId !== null) await recountRating(tx, changed.productId)
    return findReview(tx, id)
  })
  if (!row) throw notFound()
  await showAnew(context, row.productId)
  return reviewDto(row)
}

/** Takes the caller's own review back; its order line may be reviewed anew. */
export async function removeReview(
  context: Pick<Context, 'caller' | 'db' | 'revalidatePages'>,
  id: number,
): Promise<void> {
  const { userId } = callerOf(context)
  const productId = await transact(context.db, async (tx) => {
    const [gone] = await tx
      .delete(feedback)
      .where(ownReview(userId, id))
      .returning({ productId: feedback.productId })
    if (!gone) throw notFound()
    if (gone.productId !== null) await recountRating(tx, gone.productId)
    return gone.productId
  })
  await showAnew(context, productId)
}
