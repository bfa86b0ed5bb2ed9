import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, instant } from '@/backend/platform/db/columns'
import { impersonal } from '@/backend/platform/db/impersonal'

/** A picture the staff have uploaded, by the name of its files. */
export const picture = pgTable(
  'picture',
  {
    name: text('name').primaryKey(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: createdAt(),
    /** Since when nothing in the shop shows it. */
    unusedSince: instant('unused_since'),
  },
  (t) => [index('picture_unused').on(t.unusedSince).where(sql`${t.unusedSince} is not null`)],
)

/** Which picture of the shop was made from an address elsewhere. */
export const pictureSource = pgTable('picture_source', {
  sourceUrl: text('source_url').primaryKey(),
  url: text('url').notNull(),
  createdAt: createdAt(),
})

impersonal(picture, pictureSource)
