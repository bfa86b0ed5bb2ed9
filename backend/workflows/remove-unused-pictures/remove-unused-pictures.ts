import { getTableColumns, is, lt, sql } from 'drizzle-orm'
import { PgTable, PgText } from 'drizzle-orm/pg-core'
import { textVersion } from '@/backend/modules/content/tables'
import {
  allPictureFiles,
  deleteUnusedPicture,
  forgetSources,
  noteUse,
} from '@/backend/modules/media'
import { picture } from '@/backend/modules/media/tables'
import { shopSetting } from '@/backend/modules/settings/tables'
import type { Services } from '@/backend/platform/context'
import { transact } from '@/backend/platform/db/transact'
import { openMediaStore } from '@/backend/platform/media/open-media-store'

const DAY_MS = 24 * 3_600_000
/** A form left open, a book taken back from the archive: a picture may be wanted again. */
const GRACE_MS = 14 * DAY_MS
const MOST_AT_ONCE = 200

/** Every column that could show one, by its name: a new `…_url` or `…_html` counts without being written down here. */
const showing = (tables: Record<string, unknown>) =>
  Object.values(tables)
    .filter((value): value is PgTable => is(value, PgTable))
    .flatMap((table) =>
      Object.values(getTableColumns(table)).filter(
        (column) => is(column, PgText) && /_(?:url|html)$/.test(column.name),
      ),
    )

/** The logo and the icon; pictures of the about page, drafts too. */
const showingInJson = [shopSetting.value, textVersion.facts]

const usedNames = (tables: Record<string, unknown>) =>
  sql.join(
    [...showing(tables), ...showingInJson].map(
      (column) => sql`select (regexp_matches(${column}::text,
      '/media/pictures/(?:thumb-)?([0-9a-f]{32})', 'g'))[1] as name
      from ${column.table} where ${column}::text like '%/media/pictures/%'`,
    ),
    sql` union `,
  )

type Job = Pick<Services, 'db' | 'config' | 'now'>

/** Removes what nothing in the shop has shown for a fortnight; asked every hour. `tables` are all there are. @returns how many */
export async function removeUnusedPictures(
  { db, config, now }: Job,
  tables: Record<string, unknown>,
): Promise<number> {
  await noteUse(db, usedNames(tables), now())
  const before = new Date(now().getTime() - GRACE_MS)
  const isOver = lt(picture.unusedSince, before)
  const due = await db.select().from(picture).where(isOver).limit(MOST_AT_ONCE)
  const store = openMediaStore(config)
  let removed = 0
  for (const { name } of due) {
    removed += await transact(db, async (tx) => {
      // Deleted first: who uploads the same one now waits for this row.
      const isGone = await deleteUnusedPicture(tx, name, before)
      if (isGone) for (const file of allPictureFiles(name)) await store.remove(file)
      return isGone ? 1 : 0
    })
  }
  await forgetSources(db)
  return removed
}
