import type { listProducts } from '@/contract/shop/catalog'
import type { Query } from '@/lib/routes/query-string'
import type { ListFilter } from '@/lib/routes/read-query'

export type ProductFilter = ListFilter<typeof listProducts>

/** The filter as an address writes it, with some parts changed; a change of filter starts at page 1. */
export const filterQuery = (filter: ProductFilter, change: Partial<ProductFilter> = {}): Query => ({
  ...filter,
  ...('page' in change ? {} : { page: 1 }),
  ...change,
})
