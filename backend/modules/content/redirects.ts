import { eq } from 'drizzle-orm'
import { redirectRule } from '@/backend/modules/content/tables'
import type { Tx } from '@/backend/platform/db/connect'

type Redirect = typeof redirectRule.$inferSelect

/** Null when the address leads somewhere already. */
export async function addRedirect(
  tx: Tx,
  row: typeof redirectRule.$inferInsert,
): Promise<Redirect | null> {
  const [added] = await tx.insert(redirectRule).values(row).onConflictDoNothing().returning()
  return added ?? null
}

/** Changes only what is named; null when nothing leads from there. */
export async function changeRedirect(
  tx: Tx,
  fromPath: string,
  changes: { toPath: string | undefined; note: string | undefined; updatedAt: Date },
): Promise<Redirect | null> {
  const [changed] = await tx
    .update(redirectRule)
    .set(changes)
    .where(eq(redirectRule.fromPath, fromPath))
    .returning()
  return changed ?? null
}

/** Removes it if it is there. */
export const removeRedirect = (tx: Tx, fromPath: string) =>
  tx.delete(redirectRule).where(eq(redirectRule.fromPath, fromPath))
