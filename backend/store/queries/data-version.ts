import { eq, sql } from 'drizzle-orm'
import type { Db } from '@/backend/store/connect'
import { appMeta } from '@/backend/store/tables'

const KEY = 'data-version'

/** Counts the edits of what everybody sees: categories, products, places. */
export async function dataVersion(db: Db): Promise<number> {
  const [row] = await db.select({ value: appMeta.value }).from(appMeta).where(eq(appMeta.key, KEY))
  return Number(row?.value ?? 0)
}

/** Belongs into the transaction of every such edit; what is kept from older versions is then made anew. */
export async function raiseDataVersion(db: Db): Promise<void> {
  await db
    .insert(appMeta)
    .values({ key: KEY, value: 1 })
    .onConflictDoUpdate({
      target: appMeta.key,
      set: { value: sql`to_jsonb((${appMeta.value} #>> '{}')::bigint + 1)` },
    })
}
