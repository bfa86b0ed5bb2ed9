import { dottedRowClass } from '@/components/catalog-ui/dotted-row-class'
import { SectionHeading } from '@/components/catalog-ui/section-heading'
import type { Category } from '@/contract/shop/catalog'
import { formatNumber } from '@/lib/format/money'
import { paths } from '@/lib/routes/paths'
import styles from './category-list.module.css'

type Props = { categories: readonly Category[]; title: string }

/** Categories with their number of books. */
export function CategoryList({ categories, title }: Props) {
  const top = categories.filter(({ parentId }) => parentId === 0)
  if (top.length === 0) return null
  return (
    <section aria-labelledby="categories" className="section">
      <SectionHeading id="categories" href={paths.products()}>
        {title}
      </SectionHeading>
      <ul className={styles.list}>
        {top.map(({ categoryId, categoryName, slug, totalProduct }) => (
          <li key={categoryId}>
            <a className={dottedRowClass} href={paths.category({ id: categoryId, slug })}>
              <span>{categoryName}</span>
              <span className="num">{formatNumber(totalProduct)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
