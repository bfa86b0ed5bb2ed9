import { Children, type ReactNode } from 'react'
import { ShelfRowButtons } from '@/components/catalog-ui/card-row-buttons'
import { NextFrame } from '@/components/catalog-ui/deferred'
import { Still } from '@/components/ui/still'

/** One long shelf to be pushed sideways, by hand or by its two buttons; it never moves by itself. */
export function ShelfRow({
  children,
  label,
  name,
  kind = 'books',
}: {
  children: ReactNode
  label: string
  /** Once per page. */
  name: string
  kind?: 'books' | 'courses'
}) {
  return (
    <div className="shelf-row">
      <NextFrame>
        <Still
          as="ul"
          name={name}
          className="shelf"
          data-row=""
          data-kind={kind}
          aria-label={label}
        >
          {Children.map(children, (child) => (
            <li>{child}</li>
          ))}
        </Still>
        <ShelfRowButtons />
      </NextFrame>
    </div>
  )
}
