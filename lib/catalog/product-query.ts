import { type ProductSort, productSorts } from '@/contract/catalog'
import { MAX_PAGE } from '@/contract/fields'
import type { Query } from '@/lib/routes/query-string'

export type SearchParams = Record<string, string | string[] | undefined>

/** One value of an address; of doubled ones the first. */
export const first = (value: string | string[] | undefined) =>
  (Array.isArray(value) ? value[0] : value)?.trim() ?? ''

const whole = (text: string, least: number, most: number) => {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
  return number >= least && number <= most ? number : undefined
}

export const readPage = (value: string | string[] | undefined) =>
  whole(first(value), 1, MAX_PAGE) ?? 1

export type ProductFilter = {
  page: number
  category: number | undefined
  objectType: string | undefined
  searchContent: string | undefined
  sort: ProductSort | undefined
  priceFrom: number | undefined
  priceTo: number | undefined
  grade: number | undefined
  inStock: '1' | undefined
}

const DEAREST = 2_000_000_000

/** Reads a list's address; whatever is not usable counts as absent, so that no address of a list is an error. */
export function readProductFilter(params: SearchParams): ProductFilter {
  const text = (key: string) => first(params[key])
  const objectType = text('objectType')
  return {
    page: readPage(params.page),
    category: whole(text('category'), 1, 2_147_483_647),
    objectType: /^[01](,[01]){0,3}$/.test(objectType) ? objectType : undefined,
    searchContent: text('searchContent').normalize('NFC').slice(0, 200) || undefined,
    sort: productSorts.find((sort) => sort === text('sort')),
    priceFrom: whole(text('priceFrom'), 0, DEAREST),
    priceTo: whole(text('priceTo'), 0, DEAREST),
    grade: whole(text('grade'), 1, 12),
    inStock: text('inStock') === '1' ? '1' : undefined,
  }
}

/** The filter as an address writes it, with some parts changed; a change of filter starts at page 1. */
export const filterQuery = (filter: ProductFilter, change: Partial<ProductFilter> = {}): Query => {
  const { page, category, ...rest } = {
    ...filter,
    ...('page' in change ? {} : { page: 1 }),
    ...change,
  }
  return { page, category, ...rest }
}
