import { categoryBranch } from '@/backend/modules/catalog/category-queries'
import { type RunningPrices, runningPrices } from '@/backend/modules/catalog/flash-sale-queries'
import { productCards } from '@/backend/modules/catalog/product-card-queries'
import type { ProductConditions } from '@/backend/modules/catalog/product-filter'
import { listProductIds, listProductTexts } from '@/backend/modules/catalog/product-list-queries'
import { productSale } from '@/backend/modules/catalog/product-mapper'
import { listLibraryCourses } from '@/backend/modules/learning/course-queries'
import { isNamed, readSearch, type Search } from '@/backend/modules/search/read-search'
import { searchWithFallbacks } from '@/backend/modules/search/search-with-fallbacks'
import type { Handler, Services } from '@/backend/platform/context'
import type { Db } from '@/backend/platform/db/connect'
import { pagesOf } from '@/backend/platform/db/pagination'
import { publicState } from '@/backend/read-models/public-state/public-state'
import type { Parsed } from '@/contract/endpoint'
import type * as calls from '@/contract/shop/catalog'

const EVERY_KIND = 2
/** Categories and courses shown with the products. */
const MOST_RELATED = 3

type ListQuery = Parsed<typeof calls.listProducts>['query']

const kindsOf = (objectType: string | undefined): number[] | null => {
  const kinds = [...new Set(objectType?.split(',').map(Number))]
  return kinds.length === 0 || kinds.length === EVERY_KIND ? null : kinds
}

const nothing = { productSales: [], totalPage: 0, totalProduct: 0, suggestion: null }

type Question = { filter: ProductConditions; prices: RunningPrices; query: ListQuery }

async function find(db: Db, { filter, prices, query }: Question) {
  const sort = query.sort ?? 'relevance'
  const list = (search: Search | null) =>
    listProductIds(db, { ...filter, search }, prices, { ...query, sort })
  if (filter.search === null) {
    return { found: await list(null), search: null, suggestion: null, isNear: false }
  }
  return await searchWithFallbacks(db, filter.search, {
    list,
    findTexts: (words) => listProductTexts(db, filter, prices, words),
    isRanked: sort === 'relevance',
  })
}

/** Categories of the searched name and courses of the library, for the first page of a search of everything. */
async function findRelated(services: Pick<Services, 'db' | 'config' | 'now'>, search: Search) {
  const { categories } = await publicState(services)
  const courses = await listLibraryCourses(services.db, {
    categoryId: null,
    search,
    isSgk: false,
    page: 1,
    pageSize: MOST_RELATED,
  })
  return {
    categories: categories
      .filter(({ categoryName, totalProduct }) => totalProduct > 0 && isNamed(search, categoryName))
      .slice(0, MOST_RELATED)
      .map(({ categoryId, categoryName, slug, totalProduct }) => ({
        categoryId,
        categoryName,
        slug,
        totalProduct,
      })),
    courses: courses.rows.map(({ id, name, slug }) => ({ courseId: id, courseName: name, slug })),
  }
}

const filterOf = async (
  db: Db,
  query: ListQuery,
  search: Search | null,
): Promise<ProductConditions> => ({
  categoryIds: query.category === undefined ? null : await categoryBranch(db, query.category),
  objectTypes: kindsOf(query.objectType),
  search,
  priceFrom: query.priceFrom ?? null,
  priceTo: query.priceTo ?? null,
  grade: query.grade ?? null,
  isInStock: query.inStock === '1',
  author: query.author ?? null,
  publisher: query.publisher ?? null,
})

export const listProducts: Handler<typeof calls.listProducts> = async ({ query }, services) => {
  const { db, now } = services
  const asked = readSearch(query.searchContent ?? '')
  // Signs and emoji alone are words no title has.
  if (query.searchContent && asked === null) return { data: nothing }
  const prices = await runningPrices(db, now())
  const filter = await filterOf(db, query, asked)
  const { found, search, suggestion, isNear } = await find(db, { filter, prices, query })
  const isWhole = search !== null && query.page === 1 && query.category === undefined
  return {
    data: {
      productSales: (await productCards(db, found.ids, prices)).map(productSale),
      totalPage: pagesOf(found, query),
      totalProduct: found.count,
      ...(found.isCapped && { isCountCapped: true }),
      suggestion,
      ...(isNear && { isNear }),
      ...(isWhole && (await findRelated(services, search))),
    },
  }
}
