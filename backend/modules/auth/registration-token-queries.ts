import { and, eq, gt, isNull } from 'drizzle-orm'
import { registrationToken } from '@/backend/modules/auth/tables'
import type { Tx } from '@/backend/platform/db/connect'

export const addRegistrationToken = (tx: Tx, token: typeof registrationToken.$inferInsert) =>
  tx.insert(registrationToken).values(token)

/** Whose registration it is, when it could still be used; it is used from now on. */
export async function spendRegistrationToken(
  tx: Tx,
  { id, tokenHash }: { id: string; tokenHash: string },
  now: Date,
): Promise<number | null> {
  const [row] = await tx
    .update(registrationToken)
    .set({ usedAt: now })
    .where(
      and(
        eq(registrationToken.id, id),
        eq(registrationToken.tokenHash, tokenHash),
        isNull(registrationToken.usedAt),
        gt(registrationToken.expiresAt, now),
      ),
    )
    .returning({ userId: registrationToken.userId })
  return row?.userId ?? null
}
