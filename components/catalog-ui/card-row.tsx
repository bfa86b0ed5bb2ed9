import { Children, type ReactNode } from 'react'
import { ShelfRowButtons } from '@/components/catalog-ui/card-row-buttons'

/** One long shelf to be pushed sideways, by hand or by its two buttons; it never moves by itself. */
export function ShelfRow({
  children,
  label,
  kind = 'books',
}: {
  children: ReactNode
  label: string
  kind?: 'books' | 'courses'
}) {
  return (
    <div className="shelf-row">
      <ul className="shelf" data-row="" data-kind={kind} aria-label={label}>
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </ul>
      <ShelfRowButtons />
    </div>
  )
}
