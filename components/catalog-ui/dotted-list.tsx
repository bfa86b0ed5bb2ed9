import type { ReactNode } from 'react'

export type DottedListRow = { label: string; value: ReactNode; strong?: boolean }

/** Label ······ value in rows: totals, a book's particulars. */
export function DottedList({
  rows,
  className,
}: {
  rows: readonly DottedListRow[]
  className?: string
}) {
  return (
    <dl className={className ? `leader-list ${className}` : 'leader-list'}>
      {rows.map(({ label, value, strong }) => (
        <div key={label} className={strong ? 'leader font-semibold' : 'leader'}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
