import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { appUser } from '@/backend/modules/accounts/tables'
import { newsAddresses, newsFacts, newsFieldsOf } from '@/backend/modules/content/news/news-store'
import {
  inState,
  itsEditor,
  lifeColumns,
  lifeDto,
  newestVersion,
  stateOf,
} from '@/backend/modules/content/publishing/state-queries'
import {
  news,
  newsFormerUrl,
  newsTag,
  textState,
  textVersion,
} from '@/backend/modules/content/tables'
import { found, readPlainSearch } from '@/backend/modules/search'
import type { Db } from '@/backend/platform/db/connect'
import { idsOf, listPage, orderBy } from '@/backend/platform/db/list-page'
import { notFound } from '@/backend/platform/http/http-error'
import type { Parsed } from '@/contract/endpoint'
import { publicationStatus } from '@/contract/kinds'
import type { NewsDetail } from '@/contract/shop/news'
import type { NewsRow, StaffNews, staffNews } from '@/contract/staff/news'

type Query = Parsed<typeof staffNews.list>['query']

const listed = {
  status: news.status,
  isAmong: (state: SQL) => sql`${news.id} = any(array(select ${textState.subject}::integer
    from ${textState} where ${textState.kind} = 'news' and ${state}))`,
}

function matching({ q, ids, state, tagId }: Query) {
  const search = q ? readPlainSearch(q) : null
  return and(
    ids ? inArray(news.id, idsOf(ids)) : inState(state, listed),
    tagId ? eq(news.tagId, tagId) : undefined,
    search ? found(news.fts, search) : undefined,
  )
}

const select = (db: Db, where: SQL | undefined) =>
  db
    .select({
      news,
      tagName: newsTag.name,
      newest: textVersion,
      ...lifeColumns,
    })
    .from(news)
    .leftJoin(newsTag, eq(newsTag.id, news.tagId))
    .leftJoin(textState, stateOf('news', news.id))
    .leftJoin(textVersion, newestVersion)
    .leftJoin(appUser, itsEditor)
    .where(where)
type Joined = Awaited<ReturnType<typeof select>>[number]

const rowDto = ({ news: row, tagName, newest, ...life }: Joined): NewsRow => ({
  id: row.id,
  title: newest?.title ?? row.title,
  newsURL: row.newsUrl,
  tagName,
  publishedTime: row.publishedAt.toISOString(),
  ...lifeDto(life, row.status === publicationStatus.published, row.savedAt),
})

/** A page of all news, drafts and archived ones too, in the shape of the staff call. */
export async function listStaffNews(db: Db, query: Query) {
  const where = matching(query)
  const columns = {
    changedTime: news.savedAt,
    publishedTime: news.publishedAt,
    title: news.title,
  }
  const order = orderBy(query, columns, { sort: 'changedTime', order: 'desc' }, news.id)
  const { data: ids, ...pages } = await listPage(db, query, {
    from: news,
    where,
    rows: db.select({ id: news.id }).from(news).where(where),
    order,
    toDto: ({ id }) => id,
  })
  // State and newest version are looked up for the rows of the page alone, not for those before it.
  const joined = await select(db, inArray(news.id, ids))
  const byId = new Map(joined.map((row) => [row.news.id, rowDto(row)]))
  return { data: ids.flatMap((id) => byId.get(id) ?? []), ...pages }
}

/** The newest version with where it stands; 404 when there is no such article. */
export async function getStaffNews(db: Db, id: number): Promise<StaffNews> {
  const [joined] = await select(db, eq(news.id, id))
  if (!joined) throw notFound()
  const { news: row, newest, ...life } = joined
  const text = newest ?? newsFieldsOf(row)
  const { url, former } = await newsAddresses(db, id)
  return {
    id,
    title: text.title,
    summary: text.summary,
    content: text.contentHtml,
    imageURL: text.imageUrl,
    ...newsFacts(text),
    newsURL: url,
    formerURLs: former,
    publishedTime: row.publishedAt.toISOString(),
    ...lifeDto(life, row.status === publicationStatus.published, row.savedAt),
  }
}

async function idOf(db: Db, url: string): Promise<number> {
  if (/^\d+$/.test(url)) return Number(url)
  const [present] = await db.select({ id: news.id }).from(news).where(eq(news.newsUrl, url))
  if (present) return present.id
  const [former] = await db
    .select({ id: newsFormerUrl.newsId })
    .from(newsFormerUrl)
    .where(eq(newsFormerUrl.url, url))
  if (!former) throw notFound()
  return former.id
}

/** The newest version as the article's page shows it. */
export async function previewNews(db: Db, url: string): Promise<NewsDetail> {
  const [joined] = await select(db, eq(news.id, await idOf(db, url)))
  if (!joined) throw notFound()
  const { news: row, newest } = joined
  const text = newest ?? newsFieldsOf(row)
  const { tagId, isFocus } = newsFacts(text)
  const tags = tagId === null ? [] : await db.select().from(newsTag).where(eq(newsTag.id, tagId))
  return {
    newsId: row.id,
    title: text.title,
    newsURL: row.newsUrl,
    summary: text.summary,
    originalUrl: text.imageUrl,
    isFocus,
    views: row.views,
    publishedTime: row.publishedAt.toISOString(),
    tagId,
    tagName: tags[0]?.name ?? null,
    content: text.contentHtml,
    updatedTime: row.updatedAt.toISOString(),
  }
}
