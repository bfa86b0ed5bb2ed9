import { Children, type ReactNode } from 'react'
import { CardRowButtons } from '@/components/catalog-ui/card-row-buttons'
import styles from './card-grid.module.css'

/** One long shelf to be pushed sideways, by hand or by its two buttons; it never moves by itself. */
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
