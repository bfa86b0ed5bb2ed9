import { and, asc, desc, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import {
  mergePage,
  mergeStart,
  type RunningPrice,
  type RunningPrices,
} from '@/backend/modules/catalog'
import { category, product } from '@/backend/modules/catalog/tables'
import { begins, closeness, matches, type Search } from '@/backend/modules/search'
import type { Db } from '@/backend/platform/db/connect'
import { type Count, countUpTo, type Page, windowOf } from '@/backend/platform/db/pagination'
import {
  matching,
  type ProductConditions,
  withoutWords,
} from '@/backend/read-models/products/product-filter'
import { bookKinds, type ProductSort } from '@/contract/shop/catalog'

type Window = { offset: number; limit: number }

const popular = [desc(product.soldCount), asc(product.id)]

async function idsBy(db: Db, where: SQL | undefined, order: SQL[], { offset, limit }: Window) {
  const rows = await db
    .select({ id: product.id })
    .from(product)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  return rows.map((row) => row.id)
}

/** A sort by price: as SQL for the usual price, as arithmetic for a running flash sale's. */
type PriceKey = { sql: SQL; of: (running: RunningPrice) => number; isDescending: boolean }

const share = ({ price, listPrice }: RunningPrice) =>
  listPrice === 0 ? 0 : (listPrice - price) / listPrice

const priceKeys: Record<'price-asc' | 'price-desc' | 'discount', PriceKey> = {
  'price-asc': { sql: sql`${product.salePrice}`, of: ({ price }) => price, isDescending: false },
  'price-desc': { sql: sql`${product.salePrice}`, of: ({ price }) => price, isDescending: true },
  discount: {
    sql: sql`coalesce((${product.price} - ${product.salePrice})::float8 / nullif(${product.price}, 0), 0)`,
    of: share,
    isDescending: true,
  },
}

/** The few products of running flash sales stand aside and are merged in, so that the others keep their index. */
async function idsByPrice(
  db: Db,
  where: SQL | undefined,
  key: PriceKey,
  prices: RunningPrices,
  window: Window,
) {
  const onSale = [...prices.keys()]
  const among =
    onSale.length === 0
      ? []
      : await db
          .select({ id: product.id })
          .from(product)
          .where(and(where, inArray(product.id, onSale)))
  const aside = among.flatMap(({ id }) => {
    const running = prices.get(id)
    return running ? [{ id, key: key.of(running) }] : []
  })
  const direction = key.isDescending ? desc : asc
  const rows = await db
    .select({ id: product.id, key: key.sql.mapWith(Number) })
    .from(product)
    .where(and(where, onSale.length === 0 ? undefined : notInArray(product.id, onSale)))
    .orderBy(direction(key.sql), direction(product.id))
    .limit(window.limit + aside.length)
    .offset(mergeStart(window.offset, aside.length))
  return mergePage(rows, aside, { ...window, isDescending: key.isDescending })
}

const nearest = (search: Search) =>
  desc(sql`${closeness(product.fts, search)} + ${begins(product.searchText, search)}`)

/** So many matches of one word need no ranking by closeness; walking the most sold finds a page of them sooner. */
const orderFor = (sort: ProductSort, search: Search | null, { isCapped }: Count): SQL[] => {
  if (sort === 'newest') return [desc(product.createdAt), asc(product.id)]
  if (search === null || sort === 'popular') return popular
  return isCapped && search.terms.length === 1 ? popular : [nearest(search), ...popular]
}

export type ProductPage = Count & { ids: number[] }

export async function listProductIds(
  db: Db,
  filter: ProductConditions,
  prices: RunningPrices,
  { sort, ...page }: Page & { sort: ProductSort },
): Promise<ProductPage> {
  const where = matching(filter, prices)
  const count = await countUpTo(db, product, where)
  const window = windowOf(page, count)
  if (!window) return { ...count, ids: [] }
  const ids =
    sort === 'price-asc' || sort === 'price-desc' || sort === 'discount'
      ? await idsByPrice(db, where, priceKeys[sort], prices, window)
      : await idsBy(db, where, orderFor(sort, filter.search, count), window)
  return { ...count, ids }
}

/** Enough to find what a misspelt search meant; the most sold are the likeliest. */
const MOST_COMPARED = 50

/** Titles, names and categories of products that match, to spell a search by. */
export async function listProductTexts(
  db: Db,
  filter: ProductConditions,
  prices: RunningPrices,
  query: string,
): Promise<string[][]> {
  const rows = await db
    .select({
      title: product.title,
      author: product.author,
      translator: product.translator,
      series: product.series,
      subject: product.subject,
      category: category.name,
      publisher: product.publisher,
    })
    .from(product)
    .innerJoin(category, eq(category.id, product.categoryId))
    .where(and(withoutWords(filter, prices), matches(product.fts, query)))
    .orderBy(...popular)
    .limit(MOST_COMPARED)
  return rows.map((row) => Object.values(row).filter((text) => text !== null))
}

/** The sets and kinds of these books, to choose one of. */
export async function listChoicesOf(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return null
  const { series, bookKind } = product
  const rows = await db
    .selectDistinct({ series, bookKind })
    .from(product)
    .where(inArray(product.id, [...ids]))
  const names = new Set(rows.flatMap((row) => row.series ?? []))
  const kinds = new Set(rows.map((row) => row.bookKind))
  return {
    series: [...names].sort((one, other) => one.localeCompare(other, 'vi')),
    bookKinds: bookKinds.filter((kind) => kinds.has(kind)),
  }
}
