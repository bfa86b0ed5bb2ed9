import { and, eq, gte, inArray, isNotNull, lte, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { RunningPrices } from '@/backend/modules/catalog'
import { product } from '@/backend/modules/catalog/tables'
import { found, type Search } from '@/backend/modules/search'
import { inventory } from '@/backend/modules/stock/tables'
import type { BookKind } from '@/contract/shop/catalog'

export type ProductConditions = {
  /** Null: every category. */
  categoryIds: number[] | null
  /** Null: every kind. */
  objectTypes: number[] | null
  search: Search | null
  priceFrom: number | null
  priceTo: number | null
  grade: number | null
  isInStock: boolean
  author: string | null
  publisher: string | null
  series: string | null
  bookKind: BookKind | null
}

/** The price a buyer pays now is compared: a running flash sale's where there is one. */
function priced({ priceFrom, priceTo }: ProductConditions, prices: RunningPrices): SQL | undefined {
  const usual = and(
    priceFrom === null ? undefined : gte(product.salePrice, priceFrom),
    priceTo === null ? undefined : lte(product.salePrice, priceTo),
  )
  if (!usual || prices.size === 0) return usual
  const inside = [...prices.values()].filter(
    ({ price }) => price >= (priceFrom ?? 0) && price <= (priceTo ?? price),
  )
  return or(
    and(usual, notInArray(product.id, [...prices.keys()])),
    inside.length === 0
      ? undefined
      : inArray(
          product.id,
          inside.map(({ productId }) => productId),
        ),
  )
}

/** Looked up row by row, so that a page costs what it shows; as `exists` the planner would read the whole stock first. */
const orderable = sql`(${product.objectType} = 1 or coalesce((select ${inventory.onHand} > ${inventory.reserved}
  from ${inventory} where ${inventory.productId} = ${product.id}), false))`

/** Every condition but the words: a misspelt search is corrected within them. */
export const withoutWords = (filter: ProductConditions, prices: RunningPrices) =>
  // Written out, not as a parameter: the partial indexes are used only when the planner sees it.
  and(
    sql`${product.isActive}`,
    filter.categoryIds === null ? undefined : inArray(product.categoryId, filter.categoryIds),
    filter.objectTypes === null ? undefined : inArray(product.objectType, filter.objectTypes),
    filter.grade === null ? undefined : eq(product.grade, filter.grade),
    filter.author === null ? undefined : eq(product.author, filter.author),
    filter.publisher === null ? undefined : eq(product.publisher, filter.publisher),
    // Said of every row that can match, so that the partial indexes serve.
    filter.series === null
      ? undefined
      : and(eq(product.series, filter.series), isNotNull(product.series)),
    filter.bookKind === null
      ? undefined
      : and(eq(product.bookKind, filter.bookKind), isNotNull(product.bookKind)),
    priced(filter, prices),
    filter.isInStock ? orderable : undefined,
  )

export const matching = (filter: ProductConditions, prices: RunningPrices) =>
  and(
    withoutWords(filter, prices),
    filter.search === null ? undefined : found(product.fts, filter.search),
  )
