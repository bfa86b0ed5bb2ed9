import { clsx } from 'clsx'
import { dottedRowClass } from '@/components/catalog-ui/dotted-row-class'
import type { Category } from '@/contract/shop/catalog'
import { filterQuery, type ProductFilter } from '@/lib/catalog/filter-query'
import { formatNumber } from '@/lib/format/money'
import { catalog as texts } from '@/lib/messages/catalog'
import { paths } from '@/lib/routes/paths'
import type { Query } from '@/lib/routes/query-string'
import styles from './category-filter.module.css'

const idSlugOf = ({ categoryId, slug }: Category) => ({ id: categoryId, slug })

type Props = {
  categories: readonly Category[]
  current: Category | undefined
  filter: ProductFilter
}

const narrowing = ({ page: _, category: __, sort: ___, ...others }: ProductFilter) =>
  Object.values(others).some(Boolean)

/** The category tree; the current branch is open. Search, grade and other filters stay; how many books are left of a category is then not known. */
export function CategoryFilter({ categories, current, filter }: Props) {
  const kept = { ...filterQuery(filter), category: undefined }
  const link = { current, kept, isCounted: !narrowing(filter) }
  const childrenOf = (id: number) => categories.filter(({ parentId }) => parentId === id)
  const branch = current?.parentId || current?.categoryId
  return (
    <ul className="grid gap-1">
      <li>
        <a
          className={styles.link}
          href={paths.products(kept)}
          aria-current={current ? undefined : 'page'}
        >
          {texts.filters.allCategories}
        </a>
      </li>
      {childrenOf(0).map((top) => (
        <li key={top.categoryId}>
          <CategoryLink category={top} {...link} />
          {top.categoryId === branch && childrenOf(top.categoryId).length > 0 ? (
            <ul className="ml-4 mt-1 grid gap-1">
              {childrenOf(top.categoryId).map((child) => (
                <li key={child.categoryId}>
                  <CategoryLink category={child} {...link} />
                </li>
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

type LinkProps = {
  category: Category
  current: Category | undefined
  kept: Query
  isCounted: boolean
}

function CategoryLink({ category, current, kept, isCounted }: LinkProps) {
  const isCurrent = category.categoryId === current?.categoryId
  return (
    <a
      className={clsx(styles.link, isCounted && dottedRowClass)}
      href={paths.category(idSlugOf(category), kept)}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <span>{category.categoryName}</span>
      {isCounted ? (
        <span className="num text-sm text-ink-2">{formatNumber(category.totalProduct)}</span>
      ) : null}
    </a>
  )
}
