import { Children, type ReactNode } from 'react'
import styles from './card-grid.module.css'

/** Cards side by side, as many as fit; `kind` sets their width. */
export function CardGrid({
  children,
  kind = 'books',
  label,
}: {
  children: ReactNode
  kind?: 'books' | 'courses'
  label?: string
}) {
  return (
    <ul className={styles.grid} data-kind={kind} aria-label={label}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  )
}
