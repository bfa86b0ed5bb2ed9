import { and, eq } from 'drizzle-orm'
import { appUser } from '@/backend/modules/accounts/tables'
import { addRequest } from '@/backend/modules/privacy/request-queries'
import { recountRating } from '@/backend/modules/reviews/own-review-queries'
import { HELD_BACK, SHOWN } from '@/backend/modules/reviews/review-status'
import { feedback } from '@/backend/modules/reviews/tables'
import type { Tx } from '@/backend/platform/db/connect'

/** Shows or holds back somebody's reviews; returns whose pages changed. */
async function showReviews(tx: Tx, userId: number, isShown: boolean): Promise<number[]> {
  const [from, to] = isShown ? [HELD_BACK, SHOWN] : [SHOWN, HELD_BACK]
  const rows = await tx
    .update(feedback)
    .set({ status: to })
    .where(and(eq(feedback.userId, userId), eq(feedback.status, from)))
    .returning({ productId: feedback.productId })
  const products = [...new Set(rows.flatMap(({ productId }) => productId ?? []))]
  for (const id of products.sort((one, other) => one - other)) await recountRating(tx, id)
  return products
}

/**
 * Leaves somebody's data alone but for what they do themselves and for running orders: no review of theirs is shown, no code of
 * theirs earns, nothing is sent that they have not ordered. Returns the products whose pages changed.
 */
export async function restrictProcessing(
  tx: Tx,
  userId: number,
  isRestricted: boolean,
  now: Date,
): Promise<number[]> {
  const restrictedAt = isRestricted ? now : null
  await tx.update(appUser).set({ restrictedAt }).where(eq(appUser.id, userId))
  if (isRestricted) await addRequest(tx, { userId, email: null }, 'restrict', now)
  return showReviews(tx, userId, !isRestricted)
}
