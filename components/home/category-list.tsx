import { dottedRowClass } from '@/components/catalog-ui/dotted-row-class'
import { SectionHeading } from '@/components/catalog-ui/section-heading'
import type { Category } from '@/contract/catalog'
import { formatNumber } from '@/lib/format/money'
import { home as texts } from '@/lib/messages/home'
import { paths } from '@/lib/routes/paths'
import styles from './category-list.module.css'

/** Categories with their number of books. */
export function CategoryList({ categories }: { categories: readonly Category[] }) {
  const top = categories.filter(({ parentId }) => parentId === 0)
  if (top.length === 0) return null
  return (
    <section aria-labelledby="categories" className="section">
      <SectionHeading id="categories" href={paths.products()}>
        {texts.categories}
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
