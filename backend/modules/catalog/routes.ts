import type { Handler, HandlersOf } from '@/backend/context'
import { publicState } from '@/backend/modules/accounts/public-state'
import { categoryBranch } from '@/backend/modules/catalog/category-queries'
import {
  findFlashSale,
  listFlashSaleItems,
  type RunningPrices,
  runningPrices,
} from '@/backend/modules/catalog/flash-sale-queries'
import { neighbourIds, productCards } from '@/backend/modules/catalog/product-card-queries'
import type { ProductFilter } from '@/backend/modules/catalog/product-filter'
import { listProductIds, listProductTexts } from '@/backend/modules/catalog/product-list-queries'
import { productDetail, productSale } from '@/backend/modules/catalog/product-mapper'
import {
  findCourseOfProduct,
  findProduct,
  listProductImages,
} from '@/backend/modules/catalog/product-queries'
import { countLessons } from '@/backend/modules/learning/course-queries'
import { listLogos } from '@/backend/modules/pages/page-queries'
import { readSearch, type Search } from '@/backend/modules/search/read-search'
import { searchWell } from '@/backend/modules/search/search-well'
import type { Db } from '@/backend/platform/db/connect'
import { pagesOf } from '@/backend/platform/db/pagination'
import { notFound } from '@/backend/platform/http/http-error'
import type * as calls from '@/contract/catalog'
import type { Parsed } from '@/contract/endpoint'

const NEIGHBOURS = 12
const EVERY_KIND = 2

type ListQuery = Parsed<typeof calls.listProducts>['query']

const kindsOf = (objectType: string | undefined): number[] | null => {
  const kinds = [...new Set(objectType?.split(',').map(Number))]
  return kinds.length === 0 || kinds.length === EVERY_KIND ? null : kinds
}

const nothing = { productSales: [], totalPage: 0, totalProduct: 0, suggestion: null }

async function findProducts(
  db: Db,
  { filter, prices, query }: { filter: ProductFilter; prices: RunningPrices; query: ListQuery },
) {
  const sort = query.sort ?? 'relevance'
  const list = (search: Search | null) =>
    listProductIds(db, { ...filter, search }, prices, { ...query, sort })
  if (filter.search === null) return { found: await list(null), suggestion: null }
  return await searchWell(db, filter.search, {
    list,
    findTexts: (words) => listProductTexts(db, filter, prices, words),
    isRanked: sort === 'relevance',
  })
}

const listProducts: Handler<typeof calls.listProducts> = async ({ query }, { db, now }) => {
  const search = readSearch(query.searchContent ?? '')
  // Signs and emoji alone are words no title has.
  if (query.searchContent && search === null) return { data: nothing }
  const prices = await runningPrices(db, now())
  const filter: ProductFilter = {
    categoryIds: query.category === undefined ? null : await categoryBranch(db, query.category),
    objectTypes: kindsOf(query.objectType),
    search,
    priceFrom: query.priceFrom ?? null,
    priceTo: query.priceTo ?? null,
    grade: query.grade ?? null,
    isInStock: query.inStock === '1',
  }
  const { found, suggestion } = await findProducts(db, { filter, prices, query })
  return {
    data: {
      productSales: (await productCards(db, found.ids, prices)).map(productSale),
      totalPage: pagesOf(found, query),
      totalProduct: found.count,
      ...(found.isCapped && { isCountCapped: true }),
      suggestion,
    },
  }
}

const getProduct: Handler<typeof calls.getProduct> = async ({ params }, { db, now }) => {
  const row = await findProduct(db, params.id)
  if (!row) throw notFound()
  const prices = await runningPrices(db, now())
  const neighbours = await neighbourIds(db, row, NEIGHBOURS)
  const [card, ...others] = await productCards(db, [row.id, ...neighbours], prices)
  if (card?.id !== row.id) throw notFound()
  return {
    data: {
      productSale: productDetail(card, row, await listProductImages(db, row.id)),
      productSalesInCategory: others.map(productSale),
      course: await courseOf(db, row.id),
    },
  }
}

async function courseOf(db: Db, productId: number) {
  const course = await findCourseOfProduct(db, productId)
  return (
    course && {
      courseId: course.id,
      courseName: course.name,
      slug: course.slug,
      imageURL: course.imageUrl,
      totalLesson: await countLessons(db, course.id),
    }
  )
}

const getFlashSale: Handler<typeof calls.getFlashSale> = async (_, { db, now }) => {
  const time = now()
  const serverTime = time.toISOString()
  const sale = await findFlashSale(db, time)
  if (!sale) return { data: { serverTime, flashSale: null, productSales: [] } }
  const items = await listFlashSaleItems(db, sale.id)
  const cards = await productCards(
    db,
    items.map((item) => item.productId),
    await runningPrices(db, time),
  )
  const byId = new Map(cards.map((card) => [card.id, productSale(card)]))
  return {
    data: {
      serverTime,
      flashSale: {
        flashSaleId: sale.id,
        name: sale.name,
        startTime: sale.startsAt.toISOString(),
        endTime: sale.endsAt.toISOString(),
        bannerURL: sale.bannerUrl,
      },
      productSales: items.flatMap(({ productId, price, quantity, sold, perUser }) => {
        const shown = byId.get(productId)
        return shown ? [{ ...shown, flashSalePrice: price, quantity, sold, perUser }] : []
      }),
    },
  }
}

const getLogos: Handler<typeof calls.getLogos> = async (_, { db }) => ({
  data: (await listLogos(db)).map((logo) => ({
    logoId: logo.id,
    isMobile: logo.isMobile,
    originalSizeURL: logo.originalSizeUrl,
  })),
})

export const catalogRoutes: HandlersOf<'catalog'> = {
  getCategories: async (_, services) => ({ data: (await publicState(services)).categories }),
  getFlashSale,
  getLogos,
  getProduct,
  listProducts,
}
