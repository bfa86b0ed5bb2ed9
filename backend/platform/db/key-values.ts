import { and, eq, like, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '@/backend/platform/db/connect'
import { appMeta } from '@/backend/platform/db/tables'

/** What stands under a key; undefined when nothing does. */
export async function findValue(db: Db, key: string): Promise<unknown> {
  const [row] = await db.select().from(appMeta).where(eq(appMeta.key, key))
  return row?.value
}

/** The first whose key begins so and in which a field says so. */
export async function findValueBy(db: Db, prefix: string, field: string, text: string) {
  const [row] = await db
    .select()
    .from(appMeta)
    .where(and(like(appMeta.key, `${prefix}%`), sql`${appMeta.value} ->> ${field}::text = ${text}`))
  return row
}

/** Only the first value under a key is kept; whether it was this one. */
export async function addValue(db: Db, key: string, value: unknown): Promise<boolean> {
  const added = await db
    .insert(appMeta)
    .values({ key, value })
    .onConflictDoNothing()
    .returning({ key: appMeta.key })
  return added.length > 0
}

/** The value under a key for a change; an empty text is put there when there is none. Another change of it waits. */
export async function lockValue(tx: Tx, key: string): Promise<unknown> {
  await addValue(tx, key, '')
  const [row] = await tx.select().from(appMeta).where(eq(appMeta.key, key)).for('update')
  return row?.value
}

export async function saveValue(db: Db, key: string, value: unknown): Promise<void> {
  await db
    .insert(appMeta)
    .values({ key, value })
    .onConflictDoUpdate({ target: appMeta.key, set: { value } })
}

/** Changes a value that is there, as long as one of its fields says so. */
export async function replaceValue(
  db: Db,
  key: string,
  value: unknown,
  asLongAs?: { field: string; text: string },
): Promise<void> {
  const holds: SQL | undefined =
    asLongAs && sql`${appMeta.value} ->> ${asLongAs.field}::text = ${asLongAs.text}`
  await db
    .update(appMeta)
    .set({ value })
    .where(and(eq(appMeta.key, key), holds))
}

/** Takes a value away and answers it. */
export async function takeValue(db: Db, key: string): Promise<unknown> {
  const [row] = await db.delete(appMeta).where(eq(appMeta.key, key)).returning()
  return row?.value
}

/** Counts up from one. */
export async function nextCount(db: Db, key: string): Promise<number> {
  const [row] = await db
    .insert(appMeta)
    .values({ key, value: 1 })
    .onConflictDoUpdate({
      target: appMeta.key,
      set: { value: sql`to_jsonb((app_meta.value #>> '{}')::int + 1)` },
    })
    .returning({ value: appMeta.value })
  return Number(row?.value)
}
