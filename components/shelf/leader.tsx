import type { ReactNode } from 'react'

type Props = { label: ReactNode; value: ReactNode; strong?: boolean; className?: string }

/** Label ······ value, as in a table of contents: one row. */
export function Leader({ label, value, strong = false, className }: Props) {
  return (
    <p className={['leader', strong && 'semibold', className].filter(Boolean).join(' ')}>
      <span>{label}</span>
      <span className="num">{value}</span>
    </p>
  )
}

export type LeaderRow = { label: string; value: ReactNode; strong?: boolean }

/** Label ······ value in rows: totals, a book's particulars. */
export function LeaderList({
  rows,
  className,
}: {
  rows: readonly LeaderRow[]
  className?: string
}) {
  return (
    <dl className={className ? `leader-list ${className}` : 'leader-list'}>
      {rows.map(({ label, value, strong }) => (
        <div key={label} className={strong ? 'leader semibold' : 'leader'}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
