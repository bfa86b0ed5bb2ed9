import type { Crumb } from '@/components/catalog-ui/view-models'
import { Icon } from '@/components/ui/icon'
import { JsonLd } from '@/components/ui/json-ld'
import { catalogUi } from '@/lib/messages/catalog-ui'
import styles from './breadcrumb.module.css'

/** The path to this page; on a phone only the parent. `origin` adds structured data for search engines. */
export function Breadcrumb({ crumbs, origin }: { crumbs: readonly Crumb[]; origin?: string }) {
  return (
    <nav aria-label={catalogUi.breadcrumb} className={styles.breadcrumb}>
      <ol>
        {crumbs.map(({ label, href }, index) => (
          <li key={href ?? label} data-parent={index === crumbs.length - 2 || undefined}>
            {href && index < crumbs.length - 1 ? (
              <a href={href}>
                <Icon name="left" size={16} />
                {label}
              </a>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
      {origin ? (
        <JsonLd
          data={{
            '@type': 'BreadcrumbList',
            itemListElement: crumbs.map(({ label, href }, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name: label,
              item: href ? origin + href : undefined,
            })),
          }}
        />
      ) : null}
    </nav>
  )
}
