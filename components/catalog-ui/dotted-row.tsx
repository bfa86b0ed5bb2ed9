import type { ReactNode } from 'react'

type Props = { label: ReactNode; value: ReactNode; strong?: boolean; className?: string }

/** Label ······ value, as in a table of contents: one row. */
export function DottedRow({ label, value, strong = false, className }: Props) {
  return (
    <p className={['leader', strong && 'font-semibold', className].filter(Boolean).join(' ')}>
      <span>{label}</span>
      <span className="num">{value}</span>
    </p>
  )
}
