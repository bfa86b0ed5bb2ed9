import { clsx } from 'clsx'
import { catalogUi } from '@/lib/messages/catalog-ui'
import styles from './discount-badge.module.css'

/** The discount on a card: "−27,9%". */
export function DiscountBadge({ children }: { children: string }) {
  return (
    <span translate="no" className={clsx(styles.badge, 'num')}>
      <span aria-hidden="true">{children}</span>
      <span className="sr-only">{catalogUi.reduced(children.replace('\u2212', ''))}</span>
    </span>
  )
}
