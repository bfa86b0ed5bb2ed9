import { eq, sql } from 'drizzle-orm'
import type { Db } from '@/backend/platform/db/connect'
import { appMeta } from '@/backend/platform/db/tables'

export const versionKeys = { data: 'data-version', shelves: 'shelves-version' }

/** Counts the edits of what everybody sees: categories, products, places. */
export async function dataVersion(db: Db): Promise<number> {
  const [row] = await db
    .select({ value: appMeta.value })
    .from(appMeta)
    .where(eq(appMeta.key, versionKeys.data))
  return Number(row?.value ?? 0)
}

const raise = (key: string) => async (db: Db) => {
  await db
    .insert(appMeta)
    .values({ key, value: 1 })
    .onConflictDoUpdate({
      target: appMeta.key,
      set: { value: sql`to_jsonb((${appMeta.value} #>> '{}')::bigint + 1)` },
    })
}

/** Belongs into the transaction of every such edit; what is kept from older versions is then made again. */
export const raiseDataVersion = raise(versionKeys.data)

/** The same for what only the pages of products show: sold counts and ratings. */
export const raiseCatalogVersion = raise(versionKeys.shelves)
