import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { dottedRowClass } from '@/components/catalog-ui/dotted-row-class'
import { formatNumber } from '@/lib/format/money'
import { catalogUi } from '@/lib/messages/catalog-ui'
import styles from './section-heading.module.css'

type Props = {
  children: ReactNode
  id?: string
  level?: 1 | 2 | 3
  /** Where the whole list is. */
  href?: string
  linkLabel?: string
  count?: number | undefined
  /** In place of the link: a countdown, a number. */
  aside?: ReactNode
}

/** Title ······ Xem tất cả (48) */
export function SectionHeading({ children, id, level = 2, href, linkLabel, count, aside }: Props) {
  const Heading = `h${level}` as const
  const label =
    linkLabel ??
    (count === undefined ? catalogUi.seeAll : catalogUi.seeAllCount(formatNumber(count)))
  const end = aside ?? (href ? <a href={href}>{label}</a> : null)
  return (
    <div className={clsx('mb-6', end && dottedRowClass)}>
      <Heading id={id}>{children}</Heading>
      {end ? (
        <div className={clsx(styles.end, typeof end === 'string' && 'whitespace-nowrap')}>
          {end}
        </div>
      ) : null}
    </div>
  )
}
