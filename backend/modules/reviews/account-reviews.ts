import { and, eq, ne } from 'drizzle-orm'
import type { Account } from '@/backend/modules/accounts'
import { recountRating } from '@/backend/modules/reviews/own-review-queries'
import { publicNameOf } from '@/backend/modules/reviews/public-name'
import { HELD_BACK, SHOWN } from '@/backend/modules/reviews/review-status'
import { feedback } from '@/backend/modules/reviews/tables'
import type { Tx } from '@/backend/platform/db/connect'

/** Shows or holds back somebody's reviews; returns whose pages changed. */
export async function showReviews(tx: Tx, userId: number, isShown: boolean): Promise<number[]> {
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

/** Writes a person's name as it is to be shown into their reviews; returns whose pages changed. */
export async function renameReviews(tx: Tx, account: Account, now: Date): Promise<number[]> {
  const { shown } = publicNameOf(account, now)
  const rows = await tx
    .update(feedback)
    .set({ displayName: shown })
    .where(and(eq(feedback.userId, account.id), ne(feedback.displayName, shown)))
    .returning({ productId: feedback.productId })
  return [...new Set(rows.flatMap(({ productId }) => productId ?? []))]
}
