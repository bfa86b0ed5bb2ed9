import { and, asc, desc, eq, lte, ne, type SQL, sql } from 'drizzle-orm'
import { news, newsFormerUrl, newsTag } from '@/backend/modules/content/tables'
import { found, matches, type Search } from '@/backend/modules/search'
import type { Db } from '@/backend/platform/db/connect'
import { countUpTo, type Page, windowOf } from '@/backend/platform/db/pagination'

const columns = {
  id: news.id,
  title: news.title,
  newsUrl: news.newsUrl,
  summary: news.summary,
  imageUrl: news.imageUrl,
  isFocus: news.isFocus,
  views: news.views,
  publishedAt: news.publishedAt,
  tagId: news.tagId,
  tagName: newsTag.name,
}

/** The status is written out, not a parameter: only then do the partial indexes serve. */
const published = (now: Date) => and(sql`${news.status} = 1`, lte(news.publishedAt, now))

const newest = [desc(news.publishedAt), asc(news.id)]

const selectNews = (
  db: Db,
  where: SQL | undefined,
  limit: number,
  { offset = 0, order = newest }: { offset?: number; order?: SQL[] } = {},
) =>
  db
    .select(columns)
    .from(news)
    .leftJoin(newsTag, eq(newsTag.id, news.tagId))
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)

export type NewsRow = Awaited<ReturnType<typeof selectNews>>[number]

/** A page of published news, and how many there are in all; of a tag or of what was searched, when that is given. */
export async function listNews(
  db: Db,
  now: Date,
  { tagId, search, ...page }: Page & { tagId: number | null; search: Search | null },
) {
  const where = and(
    published(now),
    tagId === null ? undefined : eq(news.tagId, tagId),
    search === null ? undefined : found(news.fts, search),
  )
  const count = await countUpTo(db, news, where)
  const window = windowOf(page, count)
  return { ...count, rows: window ? await selectNews(db, where, window.limit, window) : [] }
}

const MOST_COMPARED = 50

/** Titles and tags of news that match, to spell a search by. */
export async function listNewsTexts(db: Db, now: Date, query: string): Promise<string[][]> {
  const where = and(published(now), matches(news.fts, query))
  const rows = await selectNews(db, where, MOST_COMPARED)
  return rows.map(({ title, tagName }) => [title, tagName ?? ''])
}

/** Published news, the newest first. */
export const listNewestNews = (db: Db, now: Date, most: number) =>
  selectNews(db, published(now), most)

async function findNewsWhere(db: Db, now: Date, where: SQL) {
  const [row] = await db
    .select({ ...columns, contentHtml: news.contentHtml, updatedAt: news.updatedAt })
    .from(news)
    .leftJoin(newsTag, eq(newsTag.id, news.tagId))
    .where(and(published(now), where))
  return row ?? null
}
/** Published news with its text; null when it is unknown or not out yet. */
export const findNews = (db: Db, now: Date, id: number) => findNewsWhere(db, now, eq(news.id, id))
/** Also by an address it had before; the page then leads on to the present one. */
export async function findNewsByUrl(db: Db, now: Date, url: string) {
  const present = await findNewsWhere(db, now, eq(news.newsUrl, url))
  if (present) return present
  const [former] = await db
    .select({ newsId: newsFormerUrl.newsId })
    .from(newsFormerUrl)
    .where(eq(newsFormerUrl.url, url))
  return former ? findNews(db, now, former.newsId) : null
}
export type NewsDetailRow = NonNullable<Awaited<ReturnType<typeof findNews>>>

/** The newest of the same tag, filled up with the newest of the others; null when the news itself is unknown. */
export async function listRelatedNews(db: Db, now: Date, id: number, most: number) {
  const [self] = await db
    .select({ tagId: news.tagId })
    .from(news)
    .where(and(published(now), eq(news.id, id)))
  if (!self) return null
  const others = and(published(now), ne(news.id, id))
  const near =
    self.tagId === null ? [] : await selectNews(db, and(others, eq(news.tagId, self.tagId)), most)
  if (near.length === most) return near
  const taken = new Set(near.map((row) => row.id))
  const rest = await selectNews(db, others, most)
  return [...near, ...rest.filter((row) => !taken.has(row.id))].slice(0, most)
}

/** Every tag with the number of its published news. */
export async function listNewsTags(db: Db, now: Date) {
  const tags = await db.select().from(newsTag).orderBy(asc(newsTag.position), asc(newsTag.id))
  const counts = await db
    .select({ tagId: news.tagId, count: sql`count(*)`.mapWith(Number) })
    .from(news)
    .where(published(now))
    .groupBy(news.tagId)
  const byTag = new Map(counts.map(({ tagId, count }) => [tagId, count]))
  return tags.map((tag) => ({ ...tag, newsCount: byTag.get(tag.id) ?? 0 }))
}
