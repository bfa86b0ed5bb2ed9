import type { Category } from '@/contract/shop/catalog'
import { filterQuery, type ProductFilter } from '@/lib/catalog/filter-query'
import { formatMoney } from '@/lib/format/money'
import { catalog as texts } from '@/lib/messages/catalog'
import type { IdSlug } from '@/lib/routes/id-slug'
import { paths } from '@/lib/routes/paths'

/** The URL of a list with some filters changed: all products, or one category. */
export type ListHref = (change?: Partial<ProductFilter>) => string

export const listHrefOf =
  (filter: ProductFilter, category?: IdSlug): ListHref =>
  (change) => {
    const query = filterQuery(filter, change)
    return category
      ? paths.category(category, { ...query, category: undefined })
      : paths.products(query)
  }

const priceSteps = [
  [0, 50_000],
  [50_000, 100_000],
  [100_000, 200_000],
  [200_000, undefined],
] as const

function priceLabel(from: number | undefined, to: number | undefined): string {
  if (from && to) return texts.filters.between(formatMoney(from), formatMoney(to))
  return to ? texts.filters.below(formatMoney(to)) : texts.filters.above(formatMoney(from ?? 0))
}

/** Price ranges, each with its URL; the active one links back to all prices. */
export const priceChoices = (filter: ProductFilter, address: ListHref) =>
  priceSteps.map(([from, to]) => {
    const priceFrom = from || undefined
    const isChosen = filter.priceFrom === priceFrom && filter.priceTo === to
    return {
      label: priceLabel(from, to),
      isChosen,
      href: address(
        isChosen ? { priceFrom: undefined, priceTo: undefined } : { priceFrom, priceTo: to },
      ),
    }
  })

export type Applied = { label: string; href: string }

type Filter = Exclude<keyof ProductFilter, 'page' | 'pageSize' | 'sort'>
type LabelOf = (filter: ProductFilter, categories: readonly Category[]) => string | undefined

const kinds: Record<string, string> = { '0': texts.filters.books, '1': texts.filters.courses }

/** What each active filter says, in the order they are shown; the compiler asks for all, so that each can be taken off. */
const labels: Record<Filter, LabelOf> = {
  searchContent: ({ searchContent }) => searchContent && `“${searchContent}”`,
  category: ({ category }, categories) =>
    categories.find(({ categoryId }) => categoryId === category)?.categoryName,
  grade: ({ grade }) => (grade ? texts.filters.grade(grade) : undefined),
  priceFrom: ({ priceFrom, priceTo }) =>
    priceFrom || priceTo ? priceLabel(priceFrom, priceTo) : undefined,
  // One label says both ends.
  priceTo: () => undefined,
  objectType: ({ objectType }) => objectType && kinds[objectType],
  author: ({ author }) => author,
  publisher: ({ publisher }) => publisher,
  series: ({ series }) => series && texts.filters.series(series),
  bookKind: ({ bookKind }) => bookKind && texts.bookKinds[bookKind],
  inStock: ({ inStock }) => (inStock ? texts.filters.stock : undefined),
}

/** The active filters, each with the URL without it. */
export const appliedFilters = (
  filter: ProductFilter,
  address: ListHref,
  categories: readonly Category[],
): Applied[] =>
  Object.entries(labels).flatMap(([key, labelOf]) => {
    const label = labelOf(filter, categories)
    const without = { [key]: undefined, ...(key === 'priceFrom' && { priceTo: undefined }) }
    return label ? [{ label, href: address(without) }] : []
  })
