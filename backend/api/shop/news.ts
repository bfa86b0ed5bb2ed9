import { runningPrices } from '@/backend/modules/catalog'
import {
  findNews,
  findNewsByUrl,
  linkedProductIds,
  listNewestNews,
  listNews,
  listNewsTags,
  listNewsTexts,
  listRelatedNews,
  type NewsDetailRow,
  type NewsRow,
} from '@/backend/modules/content'
import { readPlainSearch, searchWithFallbacks } from '@/backend/modules/search'
import type { HandlersOf, Services } from '@/backend/platform/context'
import { pagesOf } from '@/backend/platform/db/pagination'
import { notFound } from '@/backend/platform/http/http-error'
import { productCards } from '@/backend/read-models/products/product-card-queries'
import { productSale } from '@/backend/read-models/products/product-mapper'
import type { NewsDetail, NewsItem } from '@/contract/shop/news'

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

async function linkedProducts(
  { db, now, config }: Pick<Services, 'config' | 'db' | 'now'>,
  contentHtml: string,
) {
  const ids = linkedProductIds(contentHtml, config.publicUrl)
  if (ids.length === 0) return []
  return (await productCards(db, ids, await runningPrices(db, now()))).map(productSale)
}

async function detail(
  services: Pick<Services, 'config' | 'db' | 'now'>,
  row: NewsDetailRow | null,
): Promise<{ data: NewsDetail }> {
  if (!row) throw notFound()
  const { contentHtml, updatedAt } = row
  return {
    data: {
      ...newsItem(row),
      content: contentHtml,
      updatedTime: updatedAt.toISOString(),
      products: await linkedProducts(services, contentHtml),
    },
  }
}

export const newsRoutes: HandlersOf<'news'> = {
  getNews: async ({ params }, context) =>
    detail(context, await findNews(context.db, context.now(), params.id)),
  getNewsByUrl: async ({ params }, context) =>
    detail(context, await findNewsByUrl(context.db, context.now(), params.url)),
  listNewestNews: async ({ params }, { db, now }) => ({
    data: (await listNewestNews(db, now(), params.x)).map(newsItem),
  }),
  listNews: async ({ query }, { db, now }) => {
    const search = readPlainSearch(query.searchContent ?? '')
    if (query.searchContent && search === null) return { data: [], totalPage: 0, totalItem: 0 }
    const filter = { ...query, tagId: query.tag ?? null }
    const list = (some: typeof search) => listNews(db, now(), { ...filter, search: some })
    const findTexts = (words: string) => listNewsTexts(db, now(), words)
    const { found, suggestion } = search
      ? await searchWithFallbacks(db, search, { list, findTexts, isRanked: false })
      : { found: await list(null), suggestion: null }
    return {
      data: found.rows.map(newsItem),
      totalPage: pagesOf(found, query),
      totalItem: found.count,
      suggestion,
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
