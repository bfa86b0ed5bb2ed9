import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { product } from '@/backend/modules/catalog/tables'
import { lesson } from '@/backend/modules/learning/tables'
import { id } from '@/backend/platform/db/columns'
import { impersonal } from '@/backend/platform/db/impersonal'

export const asset = pgTable('asset', {
  id: id(),
  name: text('name').notNull(),
  slug: text('slug').notNull().unique(),
  grade: smallint('grade'),
  subject: text('subject'),
  series: text('series'),
  coverUrl: text('cover_url'),
  productId: integer('product_id').references(() => product.id),
  searchText: text('search_text').notNull().default(''),
  position: integer('position').notNull().default(0),
})

export const assetChapter = pgTable(
  'asset_chapter',
  {
    chapterId: integer('chapter_id').primaryKey().generatedByDefaultAsIdentity(),
    assetId: integer('asset_id')
      .notNull()
      .references(() => asset.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    position: integer('position').notNull(),
    columnNo: smallint('column_no').notNull(),
  },
  (t) => [
    index('asset_chapter_asset').on(t.assetId, t.position),
    check('asset_chapter_column', sql`${t.columnNo} in (1, 2)`),
  ],
)

/** No parent is 0 on the wire and null here. */
export const assetSubChapter = pgTable(
  'asset_sub_chapter',
  {
    subChapterId: integer('sub_chapter_id').primaryKey().generatedByDefaultAsIdentity(),
    chapterId: integer('chapter_id')
      .notNull()
      .references(() => assetChapter.chapterId, { onDelete: 'cascade' }),
    parentId: integer('parent_id').references((): AnyPgColumn => assetSubChapter.subChapterId, {
      onDelete: 'set null',
    }),
    title: text('title').notNull(),
    position: integer('position').notNull(),
    pageNo: integer('page_no'),
    lessonId: integer('lesson_id').references(() => lesson.id, { onDelete: 'set null' }),
    url: text('url'),
  },
  (t) => [
    index('asset_sub_chapter_chapter').on(t.chapterId, t.position),
    index('asset_sub_chapter_parent').on(t.parentId),
  ],
)

impersonal(asset, assetChapter, assetSubChapter)
