import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import { picture, pictureSource } from '@/backend/modules/media/tables'
import type { Db, Tx } from '@/backend/platform/db/connect'

/** Whether it went: shown again meanwhile, it stays. */
export async function deleteUnusedPicture(tx: Tx, name: string, before: Date): Promise<boolean> {
  const gone = await tx
    .delete(picture)
    .where(and(eq(picture.name, name), lt(picture.unusedSince, before)))
    .returning({ name: picture.name })
  return gone.length > 0
}

/** The shop's own URL of a picture fetched from another site. */
export const rememberSource = (db: Db, sourceUrl: string, url: string, createdAt: Date) =>
  db
    .insert(pictureSource)
    .values({ sourceUrl, url, createdAt })
    .onConflictDoUpdate({ target: pictureSource.sourceUrl, set: { url } })

/** Notes since when each picture is shown nowhere; `usedNames` reads the names of those that are shown. */
export async function noteUse(db: Db, usedNames: SQL, now: Date): Promise<void> {
  await db.execute(sql`with used as materialized (${usedNames})
    update ${picture} set unused_since =
      case when used.name is null then ${now.toISOString()}::timestamptz end
    from ${picture} same left join used on used.name = same.name
    where same.name = picture.name and (used.name is null) <> (picture.unused_since is not null)`)
}

/** Where removed pictures had come from: an import brings them anew. */
export const forgetSources = (db: Db) =>
  db.execute(sql`delete from ${pictureSource} where url like '/media/pictures/%'
    and not exists (select 1 from ${picture} where ${pictureSource.url} =
      '/media/pictures/' || ${picture.name} || '.webp')`)
