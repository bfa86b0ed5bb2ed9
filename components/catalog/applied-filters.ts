import type { Category } from '@/contract/catalog'
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

/** The active filters, each with the URL without it. */
export function appliedFilters(
  filter: ProductFilter,
  address: ListHref,
  categories: readonly Category[],
): Applied[] {
  const { category, searchContent, grade, priceFrom, priceTo, objectType, inStock } = filter
  const { author, publisher } = filter
  const categoryName = categories.find(({ categoryId }) => categoryId === category)?.categoryName
  const kinds = { '0': texts.filters.books, '1': texts.filters.courses } as Record<string, string>
  const kind = objectType && kinds[objectType]
  return [
    searchContent && { label: `“${searchContent}”`, href: address({ searchContent: undefined }) },
    categoryName && { label: categoryName, href: address({ category: undefined }) },
    grade && { label: texts.filters.grade(grade), href: address({ grade: undefined }) },
    (priceFrom || priceTo) && {
      label: priceLabel(priceFrom, priceTo),
      href: address({ priceFrom: undefined, priceTo: undefined }),
    },
    kind && { label: kind, href: address({ objectType: undefined }) },
    author && { label: author, href: address({ author: undefined }) },
    publisher && { label: publisher, href: address({ publisher: undefined }) },
    inStock && { label: texts.filters.stock, href: address({ inStock: undefined }) },
  ].filter((row): row is Applied => Boolean(row))
}
