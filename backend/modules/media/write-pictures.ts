import { and, eq, lt } from 'drizzle-orm'
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

/** Under which address of the shop a picture from elsewhere is kept. */
export const rememberSource = (db: Db, sourceUrl: string, url: string, createdAt: Date) =>
  db
    .insert(pictureSource)
    .values({ sourceUrl, url, createdAt })
    .onConflictDoUpdate({ target: pictureSource.sourceUrl, set: { url } })
