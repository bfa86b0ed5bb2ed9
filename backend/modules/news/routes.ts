import type { HandlersOf } from '@/backend/context'
import {
  findNews,
  findNewsByUrl,
  listNewestNews,
  listNews,
  listNewsTags,
  listRelatedNews,
  listSimilarNews,
  type NewsDetailRow,
  type NewsRow,
} from '@/backend/modules/news/news-queries'
import { readSearch } from '@/backend/modules/search/search-text'
import { pagesOf } from '@/backend/platform/db/pagination'
import { notFound } from '@/backend/platform/http/http-error'
import type { NewsDetail, NewsItem } from '@/contract/news'

const RELATED = 6

const newsItem = (row: NewsRow): NewsItem => ({
  newsId: row.id,
  title: row.title,
  newsURL: row.newsUrl,
  summary: row.summary,
  originalUrl: row.imageUrl,
  isFocus: row.isFocus,
  views: row.views,
  publishedTime: row.publishedAt.toISOString(),
  tagId: row.tagId,
  tagName: row.tagName,
})

function detail(row: NewsDetailRow | null): { data: NewsDetail } {
  if (!row) throw notFound()
  const { contentHtml, updatedAt } = row
  return {
    data: { ...newsItem(row), content: contentHtml, updatedTime: updatedAt.toISOString() },
  }
}

export const newsRoutes: HandlersOf<'news'> = {
  getNews: async ({ params }, { db, now }) => detail(await findNews(db, now(), params.id)),
  getNewsByUrl: async ({ params }, { db, now }) =>
    detail(await findNewsByUrl(db, now(), params.url)),
  listNewestNews: async ({ params }, { db, now }) => ({
    data: (await listNewestNews(db, now(), params.x)).map(newsItem),
  }),
  listNews: async ({ query }, { db, now }) => {
    const search = readSearch(query.searchContent ?? '')
    if (query.searchContent && search === null) return { data: [], totalPage: 0, totalItem: 0 }
    const found = await listNews(db, now(), { ...query, tagId: query.tag ?? null, search })
    const isLost = found.count === 0 && search !== null && query.page === 1
    // A search without an answer offers what looks alike, and the likest title as what was meant.
    const alike = isLost ? await listSimilarNews(db, now(), search, query.pageSize) : null
    return {
      data: (alike ?? found.rows).map(newsItem),
      totalPage: alike ? Math.min(1, alike.length) : pagesOf(found, query),
      totalItem: alike ? alike.length : found.count,
      suggestion: alike?.[0]?.title ?? null,
    }
  },
  listNewsTags: async (_, { db, now }) => ({
    data: (await listNewsTags(db, now())).map((tag) => ({
      tagId: tag.id,
      tagName: tag.name,
      slug: tag.slug,
      totalNews: tag.newsCount,
    })),
  }),
  listRelatedNews: async ({ params }, { db, now }) => {
    const rows = await listRelatedNews(db, now(), params.x, RELATED)
    if (!rows) throw notFound()
    return { data: rows.map(newsItem) }
  },
}
