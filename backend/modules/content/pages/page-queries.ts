import { and, asc, eq } from 'drizzle-orm'
import { introItem, page, redirectRule } from '@/backend/modules/content/tables'
import type { Db, Tx } from '@/backend/platform/db/connect'
import { publicationStatus } from '@/contract/kinds'

/** A part of the about page as it is stored. */
export type IntroItem = Omit<typeof introItem.$inferSelect, 'id' | 'position'>

/** The cards and blocks of the about page, in their order. */
export const listIntroItems = (db: Db) =>
  db.select().from(introItem).orderBy(asc(introItem.position), asc(introItem.id))

/** A published page by its address; null when there is none. */
export async function findPage(db: Db, slug: string) {
  const [row] = await db
    .select()
    .from(page)
    .where(and(eq(page.slug, slug), eq(page.status, publicationStatus.published)))
  return row ?? null
}

/** Where an old or printed address leads; null when nowhere. */
export async function findRedirect(db: Db, fromPath: string): Promise<string | null> {
  const [row] = await db
    .select({ toPath: redirectRule.toPath })
    .from(redirectRule)
    .where(eq(redirectRule.fromPath, fromPath))
  return row?.toPath ?? null
}

/** Writes pages whose address has none yet; answers the addresses of those that were written. */
export async function addMissingPages(
  tx: Tx,
  rows: (typeof page.$inferInsert)[],
): Promise<string[]> {
  const made = await tx
    .insert(page)
    .values(rows)
    .onConflictDoNothing()
    .returning({ slug: page.slug })
  return made.map(({ slug }) => slug)
}
