import { clsx } from 'clsx'
import { dottedRowClass } from '@/components/catalog-ui/dotted-row-class'
import type { Category } from '@/contract/shop/catalog'
import { formatNumber } from '@/lib/format/money'
import { catalog as texts } from '@/lib/messages/catalog'
import { paths } from '@/lib/routes/paths'
import styles from './category-filter.module.css'

const idSlugOf = ({ categoryId, slug }: Category) => ({ id: categoryId, slug })

type Props = { categories: readonly Category[]; current: Category | undefined }

/** The category tree; the current branch is open. */
export function CategoryFilter({ categories, current }: Props) {
  const childrenOf = (id: number) => categories.filter(({ parentId }) => parentId === id)
  const branch = current?.parentId || current?.categoryId
  return (
    <ul className="grid gap-1">
      <li>
        <a
          className={styles.link}
          href={paths.products()}
          aria-current={current ? undefined : 'page'}
        >
          {texts.filters.allCategories}
        </a>
      </li>
      {childrenOf(0).map((top) => (
        <li key={top.categoryId}>
          <CategoryLink category={top} current={current} />
          {top.categoryId === branch && childrenOf(top.categoryId).length > 0 ? (
            <ul className="ml-4 mt-1 grid gap-1">
              {childrenOf(top.categoryId).map((child) => (
                <li key={child.categoryId}>
                  <CategoryLink category={child} current={current} />
                </li>
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

function CategoryLink({
  category,
  current,
}: {
  category: Category
  current: Category | undefined
}) {
  const isCurrent = category.categoryId === current?.categoryId
  return (
    <a
      className={clsx(styles.link, dottedRowClass)}
      href={paths.category(idSlugOf(category))}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <span>{category.categoryName}</span>
      <span className="num text-sm text-ink-2">{formatNumber(category.totalProduct)}</span>
    </a>
  )
}
