import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, instant, tsvector, updatedAt } from '@/backend/platform/db/columns'
import { impersonal } from '@/backend/platform/db/impersonal'

/** 0 draft, 1 published, 2 archived. */
const textStatus = () => smallint('status').notNull().default(1)

/** When its newest version was saved, seen by readers or not. */
const savedAt = () => instant('saved_at').notNull().defaultNow()

/** What the lists of the staff show when nobody asks for what was archived. */
export const isThere = ({ status }: { status: AnyPgColumn }) => sql`${status} <> 2`

export const siteLogo = pgTable('site_logo', {
  id: id(),
  originalSizeUrl: text('original_size_url').notNull(),
  isMobile: boolean('is_mobile').notNull(),
  position: integer('position').notNull().default(0),
})

/** Section 1: the row of cards of the about page; 2 and 3: its alternating blocks. */
export const introItem = pgTable(
  'intro_item',
  {
    id: id(),
    section: smallint('section').notNull(),
    contentProviderId: integer('content_provider_id'),
    title: text('title').notNull(),
    contentHtml: text('content_html').notNull().default(''),
    originalUrl: text('original_url'),
    buttonUrl: text('button_url'),
    position: integer('position').notNull().default(0),
  },
  (t) => [check('intro_item_section', sql`${t.section} in (1, 2, 3)`)],
)

export const newsTag = pgTable('news_tag', {
  id: id(),
  name: text('name').notNull(),
  slug: text('slug').notNull().unique(),
  position: integer('position').notNull().default(0),
})

export const news = pgTable(
  'news',
  {
    id: id(),
    tagId: integer('tag_id').references(() => newsTag.id),
    title: text('title').notNull(),
    /** The slug in the address; may be empty for news imported without one. */
    newsUrl: text('news_url').notNull().default(''),
    summary: text('summary').notNull().default(''),
    contentHtml: text('content_html').notNull().default(''),
    imageUrl: text('image_url'),
    author: text('author').notNull().default(''),
    isFocus: boolean('is_focus').notNull().default(false),
    views: integer('views').notNull().default(0),
    status: textStatus(),
    publishedAt: instant('published_at').notNull().defaultNow(),
    updatedAt: updatedAt(),
    savedAt: savedAt(),
    searchText: text('search_text').notNull().default(''),
    fts: tsvector('fts').generatedAlwaysAs(sql`to_tsvector('simple', "search_text")`),
  },
  (t) => [
    uniqueIndex('news_url').on(t.newsUrl).where(sql`${t.newsUrl} <> ''`),
    index('news_published').on(t.publishedAt.desc().nullsFirst(), t.id).where(sql`${t.status} = 1`),
    index('news_tagged')
      .on(t.tagId, t.publishedAt.desc().nullsFirst(), t.id)
      .where(sql`${t.status} = 1`),
    index('news_fts').using('gin', t.fts),
    // The lists of the staff.
    index('news_desk').on(t.savedAt, t.id).where(isThere(t)),
    index('news_desk_status').on(t.status, t.savedAt, t.id),
    index('news_desk_tag').on(t.tagId, t.savedAt, t.id).where(isThere(t)),
    index('news_desk_title').on(t.title, t.id).where(isThere(t)),
    index('news_desk_published').on(t.publishedAt, t.id).where(isThere(t)),
  ],
)

/** Where an article lay before its address changed. */
export const newsFormerUrl = pgTable(
  'news_former_url',
  {
    url: text('url').primaryKey(),
    newsId: integer('news_id')
      .notNull()
      .references(() => news.id, { onDelete: 'cascade' }),
  },
  (t) => [index('news_former_url_news').on(t.newsId)],
)

/** Static and policy pages, and the landing pages behind `/pages/{id}` and the short links. */
export const page = pgTable(
  'page',
  {
    slug: text('slug').primaryKey(),
    kind: text('kind').$type<'static' | 'landing'>().notNull().default('static'),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    contentHtml: text('content_html').notNull().default(''),
    status: textStatus(),
    updatedAt: updatedAt(),
    savedAt: savedAt(),
    /** Title and address without marks. */
    fts: tsvector('fts').generatedAlwaysAs(sql`to_tsvector('simple', lower(translate(
      regexp_replace(normalize("title" || ' ' || "slug", NFD), '[\\u0300-\\u036f]', '', 'g'), 'Đđ-', 'Dd ')))`),
  },
  (t) => [
    index('page_fts').using('gin', t.fts),
    // The lists of the staff.
    index('page_desk').on(t.title, t.slug).where(isThere(t)),
    index('page_desk_changed').on(t.savedAt, t.slug).where(isThere(t)),
    index('page_desk_kind').on(t.kind, t.title, t.slug).where(isThere(t)),
    index('page_desk_status').on(t.status, t.title, t.slug),
  ],
)

/** The tables whose rows have versions; `subject` is the id, slug or name of one. */
export type DocumentKind = 'news' | 'page' | 'block'

/** Where a text stands in its life; one the office has never touched has no row and is at version 1. */
export const textState = pgTable(
  'text_state',
  {
    kind: text('kind').$type<DocumentKind>().notNull(),
    subject: text('subject').notNull(),
    /** The newest version. */
    version: integer('version').notNull(),
    /** The one that readers see; none for a draft. */
    shownVersion: integer('shown_version'),
    /** When the newest version will be shown. */
    publishAt: instant('publish_at'),
    firstShownAt: instant('first_shown_at'),
    archivedAt: instant('archived_at'),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.subject] }),
    index('text_state_due').on(t.publishAt).where(sql`${t.publishAt} is not null`),
    index('text_state_changed').on(t.kind, t.subject).where(sql`${t.shownVersion} <> ${t.version}`),
  ],
)

/** Every state in which a text was saved; never changed, so that any of them can be taken back. */
export const textVersion = pgTable(
  'text_version',
  {
    kind: text('kind').$type<DocumentKind>().notNull(),
    subject: text('subject').notNull(),
    version: integer('version').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull().default(''),
    contentHtml: text('content_html').notNull().default(''),
    imageUrl: text('image_url'),
    /** What only this kind has, such as the rubric of an article. */
    facts: jsonb('facts').$type<Record<string, unknown>>().notNull().default({}),
    /** The version it was taken back from. */
    restoredFrom: integer('restored_from'),
    actorId: integer('actor_id'),
    savedAt: instant('saved_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.subject, t.version] })],
)

export const redirectRule = pgTable('redirect_rule', {
  fromPath: text('from_path').primaryKey(),
  toPath: text('to_path').notNull(),
  statusCode: smallint('status_code').notNull().default(301),
  /** For the staff: where it is printed. */
  note: text('note').notNull().default(''),
  updatedAt: updatedAt(),
})

impersonal(
  siteLogo,
  introItem,
  newsTag,
  news,
  newsFormerUrl,
  page,
  textState,
  textVersion,
  redirectRule,
)
