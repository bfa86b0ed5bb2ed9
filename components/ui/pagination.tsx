import { clsx } from 'clsx'
import type { ElementType } from 'react'
import { Icon } from '@/components/ui/icon'
import { ui } from '@/lib/messages/ui'
import styles from './pagination.module.css'

/** The page numbers to show; null stands for a gap of at least two. */
export function pageNumbers(page: number, total: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, total].filter((n) => n >= 1 && n <= total)
  const shown = [...new Set(wanted)].sort((a, b) => a - b)
  return shown.flatMap((n, index) => {
    const gap = n - (shown[index - 1] ?? 0)
    if (gap === 2) return [n - 1, n]
    return gap > 2 ? [null, n] : [n]
  })
}

type Props = {
  page: number
  total: number
  /** The URL of a page. */
  href: (page: number) => string
  /** `PageLink` between private pages. */
  as?: ElementType | undefined
}

type ArrowProps = Pick<Props, 'href' | 'as'> & { to: number | null; rel: 'prev' | 'next' }

function Arrow({ to, rel, href, as: Anchor = 'a' }: ArrowProps) {
  const label = rel === 'prev' ? ui.pagination.previous : ui.pagination.next
  const icon = <Icon name={rel === 'prev' ? 'first' : 'last'} size={18} />
  if (to === null)
    return (
      <span className={styles.link} aria-hidden="true" data-off="">
        {icon}
      </span>
    )
  return (
    <Anchor className={styles.link} href={href(to)} rel={rel} aria-label={label}>
      {icon}
    </Anchor>
  )
}

/** « 1 … 4 **5** 6 … 12 » as links. Nothing when there is only one page. */
export function Pagination({ page, total, href, as: Anchor = 'a' }: Props) {
  if (total <= 1) return null
  return (
    <nav aria-label={ui.pagination.label} className={styles.pagination}>
      <p className="sr-only">{ui.pagination.position(page, total)}</p>
      <ul>
        <li>
          <Arrow
            to={page > 1 ? Math.min(page - 1, total) : null}
            rel="prev"
            href={href}
            as={Anchor}
          />
        </li>
        {pageNumbers(page, total).map((n, index, all) =>
          n === null ? (
            <li key={`gap after ${all[index - 1]}`} aria-hidden="true" className={styles.gap}>
              …
            </li>
          ) : (
            <li key={n}>
              <Anchor
                className={clsx(styles.link, 'num')}
                href={href(n)}
                aria-label={ui.pagination.page(n)}
                aria-current={n === page ? 'page' : undefined}
              >
                {n}
              </Anchor>
            </li>
          ),
        )}
        <li>
          <Arrow to={page < total ? page + 1 : null} rel="next" href={href} as={Anchor} />
        </li>
      </ul>
    </nav>
  )
}
