import { Children, type ReactNode } from 'react'
import { CardRowButtons } from '@/components/catalog-ui/card-row-buttons'
import styles from './card-grid.module.css'

/** A row of cards that scrolls sideways, by hand or by two buttons; never by itself. */
export function CardRow({
  children,
  label,
  kind = 'books',
}: {
  children: ReactNode
  label: string
  kind?: 'books' | 'courses'
}) {
  return (
    <div className={styles.row}>
      <ul className={styles.grid} data-row="" data-kind={kind} aria-label={label}>
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </ul>
      <CardRowButtons />
    </div>
  )
}
