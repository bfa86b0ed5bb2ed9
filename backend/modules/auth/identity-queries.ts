import { and, eq } from 'drizzle-orm'
import { userIdentity } from '@/backend/modules/auth/tables'
import type { Db, Tx } from '@/backend/platform/db/connect'

/** Whose account a provider's person signs in to. */
export async function findIdentity(
  db: Db,
  { provider, subject }: { provider: string; subject: string },
): Promise<number | null> {
  const [row] = await db
    .select({ userId: userIdentity.userId })
    .from(userIdentity)
    .where(and(eq(userIdentity.provider, provider), eq(userIdentity.subject, subject)))
  return row?.userId ?? null
}

/** False when the person has just signed in elsewhere and has an account by now. */
export async function addIdentity(
  tx: Tx,
  identity: typeof userIdentity.$inferInsert,
): Promise<boolean> {
  const added = await tx
    .insert(userIdentity)
    .values(identity)
    .onConflictDoNothing()
    .returning({ subject: userIdentity.subject })
  return added.length > 0
}
