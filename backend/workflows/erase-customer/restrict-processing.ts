import { changeAccount } from '@/backend/modules/accounts'
import { addRequest } from '@/backend/modules/privacy'
import { showReviews } from '@/backend/modules/reviews'
import type { Tx } from '@/backend/platform/db/connect'

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
  await changeAccount(tx, userId, { restrictedAt })
  if (isRestricted) await addRequest(tx, { userId, email: null }, 'restrict', now)
  return showReviews(tx, userId, !isRestricted)
}
