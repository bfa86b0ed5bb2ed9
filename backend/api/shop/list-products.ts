import {
  categoryBranch,
  findUnmetWords,
  type RunningPrices,
  runningPrices,
} from '@/backend/modules/catalog'
import {
  readSearch,
  recordSearchMiss,
  type Search,
  searchWithFallbacks,
} from '@/backend/modules/search'
import type { Handler, Services } from '@/backend/platform/context'
import type { Db } from '@/backend/platform/db/connect'
import { pagesOf } from '@/backend/platform/db/pagination'
import { findElsewhere } from '@/backend/read-models/found-elsewhere/find-elsewhere'
import { inVolumeOrder } from '@/backend/read-models/products/in-volume-order'
import { productCards } from '@/backend/read-models/products/product-card-queries'
import type { ProductConditions } from '@/backend/read-models/products/product-filter'
import {
  listChoicesOf,
  listProductIds,
  listProductTexts,
} from '@/backend/read-models/products/product-list-queries'
import { productSale } from '@/backend/read-models/products/product-mapper'
import type { Parsed } from '@/contract/endpoint'
import type * as calls from '@/contract/shop/catalog'

const EVERY_KIND = 2

type ListQuery = Parsed<typeof calls.listProducts>['query']

const kindsOf = (objectType: string | undefined): number[] | null => {
  const kinds = [...new Set(objectType?.split(',').map(Number))]
  return kinds.length === 0 || kinds.length === EVERY_KIND ? null : kinds
}

const nothing = { productSales: [], totalPage: 0, totalProduct: 0, suggestion: null }

type Question = { filter: ProductConditions; prices: RunningPrices; query: ListQuery }

async function find(db: Db, { filter, prices, query }: Question, isElsewhere: boolean) {
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
    // A page of that name was meant as it is typed.
    isKnown: isElsewhere,
  })
}

type Result = Awaited<ReturnType<typeof find>>

/** Words that nothing has are said on the first page alone: it holds the nearest. */
async function unmetOf(db: Db, { search, found, isNear }: Result, { page, sort }: ListQuery) {
  const isAsked = search !== null && page === 1 && (sort ?? 'relevance') === 'relevance'
  const answer = isAsked ? await findUnmetWords(db, search, found.ids) : null
  if (answer === null || answer.unmet.length === 0) return { isNear, said: {} }
  return { isNear: isNear || answer.met === '', said: answer }
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
  series: query.series ?? null,
  bookKind: query.bookKind ?? null,
})

/** A page that only mentions what was typed answers when no book does. */
const withPolicies = (
  { policies, ...others }: Awaited<ReturnType<typeof findElsewhere>>,
  isWanted: boolean,
) => ({
  ...others,
  policies: policies
    .filter(({ isAbout }) => isAbout || isWanted)
    .map(({ slug, title }) => ({ slug, title })),
})

/** In an order of prices or dates volumes stay apart. */
async function cardsOf(db: Db, ids: number[], { prices, query }: Omit<Question, 'filter'>) {
  const cards = await productCards(db, ids, prices)
  const isFree = ['relevance', 'popular'].includes(query.sort ?? 'relevance')
  return isFree ? inVolumeOrder(cards) : cards
}

/** Suggestions ask for fewer, of words that are not typed to their end. */
const WHOLE_PAGE = 20

/** What was not found is told to the office; that it cannot be counted must not cost the list. */
async function record(
  { db, now, log }: Pick<Services, 'db' | 'now' | 'log'>,
  { searchContent, page, pageSize }: ListQuery,
  { shown, isMissed, isGuide }: { shown: number; isMissed: boolean; isGuide: boolean },
) {
  if (!searchContent || page > 1 || pageSize < WHOLE_PAGE) return
  // Who asks about returns has the page on returns.
  if (isGuide || (shown > 0 && !isMissed)) return
  try {
    await recordSearchMiss(db, { text: searchContent, shown, now: now() })
  } catch (err) {
    log.warn({ err }, 'a search without a hit could not be counted')
  }
}

export const listProducts: Handler<typeof calls.listProducts> = async ({ query }, services) => {
  const { db, now } = services
  const asked = readSearch(query.searchContent ?? '')
  // Signs and emoji alone are words no title has.
  if (query.searchContent && asked === null) return { data: nothing }
  const prices = await runningPrices(db, now())
  const filter = await filterOf(db, query, asked)
  const isWhole = query.page === 1 && query.category === undefined
  const elsewhere = isWhole && asked ? await findElsewhere(services, asked) : null
  const isGuide = elsewhere?.policies.some(({ isAbout }) => isAbout) ?? false
  const result = await find(db, { filter, prices, query }, isGuide)
  const { found, suggestion } = result
  const { isNear, said } = await unmetOf(db, result, query)
  const isMissed = isNear || 'unmet' in said
  await record(services, query, { shown: found.count, isMissed, isGuide })
  return {
    data: {
      productSales: (await cardsOf(db, found.ids, { prices, query })).map(productSale),
      totalPage: pagesOf(found, query),
      totalProduct: found.count,
      ...(found.isCapped && { isCountCapped: true }),
      suggestion,
      ...(await listChoicesOf(db, found.ids)),
      ...(isNear && { isNear }),
      ...said,
      ...(elsewhere && withPolicies(elsewhere, isNear || found.count === 0)),
    },
  }
}
