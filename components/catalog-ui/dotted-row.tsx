import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type Props = { label: ReactNode; value: ReactNode; strong?: boolean; className?: string }

/** One row: label ······ value. */
export function DottedRow({ label, value, strong = false, className }: Props) {
  return (
    <p className={clsx('dotted-row', strong && 'font-semibold', className)}>
      <span>{label}</span>
      <span className="num">{value}</span>
    </p>
  )
}
