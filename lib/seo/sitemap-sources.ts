import { getCategories, listProducts } from '@/contract/shop/catalog'
import { listLibraryCourses } from '@/contract/shop/learning'
import { listNews } from '@/contract/shop/news'
import { listSitemapItems, type SitemapItem, type SitemapKind } from '@/contract/shop/sitemap'
import { listAssets } from '@/contract/shop/textbooks'
import { callPublic } from '@/lib/api/public'
import { isMissing } from '@/lib/api/upstream-error'
import type { SitemapFile } from '@/lib/routes/page'
import { allPages } from '@/lib/routes/pages'
import { paths } from '@/lib/routes/paths'
import {
  either,
  listed,
  numbered,
  type SitemapEntry,
  type SitemapSource,
  whole,
} from '@/lib/seo/sitemap-source'

const PAGE_SIZE = 60

const byNumber = (kind: SitemapKind, entryOf: (address: SitemapItem) => SitemapEntry) =>
  numbered(
    async (after) =>
      (await callPublic(listSitemapItems, { params: { kind }, query: { after } })).data,
    entryOf,
  )

/** Another upstream may know its lists only; ours counts those no further than 10,000. */
const orListed = (source: SitemapSource, list: (page: number) => Promise<SitemapEntry[]>) =>
  either(source, listed(list), isMissing)

const products = orListed(
  byNumber('products', ({ id, slug, updatedTime: updated }) => ({
    path: paths.product({ id, slug }),
    updated,
  })),
  async (page) => {
    const query = { page, pageSize: PAGE_SIZE, sort: 'newest' } as const
    const { data } = await callPublic(listProducts, { query })
    return data.productSales.map(({ productId: id, slug }) => ({
      path: paths.product({ id, slug }),
    }))
  },
)

const news = orListed(
  byNumber('news', ({ id, slug, updatedTime: updated }) => ({
    path: paths.news({ id, newsURL: slug }),
    updated,
  })),
  async (page) => {
    const { data } = await callPublic(listNews, { query: { page, pageSize: PAGE_SIZE } })
    return data.map(({ newsId: id, newsURL, publishedTime }) => ({
      path: paths.news({ id, newsURL }),
      updated: publishedTime,
    }))
  },
)

const courses = orListed(
  byNumber('courses', ({ id, slug, updatedTime: updated }) => ({
    path: paths.libraryCourse({ id, slug }),
    updated,
  })),
  async (page) => {
    const query = { page, pageSize: PAGE_SIZE }
    const { data } = await callPublic(listLibraryCourses, { query })
    return data.map(({ courseId: id, slug }) => ({ path: paths.libraryCourse({ id, slug }) }))
  },
)

/** Lists name courses, not lessons: without numbers there are none. */
const lessons = orListed(
  byNumber('lessons', ({ id, updatedTime: updated }) => ({
    path: paths.libraryLesson({ id }),
    updated,
  })),
  async () => [],
)

const categories = whole(async () => {
  const { data } = await callPublic(getCategories)
  return data.map(({ categoryId: id, slug }) => ({ path: paths.category({ id, slug }) }))
})

const textbooks = whole(async () => {
  const { data } = await callPublic(listAssets)
  return data.map(({ assetId: id, slug }) => ({ path: paths.textbook({ id, slug }) }))
})

const fixedPages = whole(async () =>
  allPages.filter(({ sitemap }) => sitemap === 'pages').map(({ path }) => ({ path })),
)

/** What each file of the sitemap lists. */
export const sitemapSources: Readonly<Record<SitemapFile, SitemapSource>> = {
  pages: fixedPages,
  categories,
  products,
  news,
  textbooks,
  courses,
  lessons,
}
