import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { dottedRowClass, translateMark } from '@/components/catalog-ui/dotted-row-class'

type Props = { label: ReactNode; value: ReactNode; strong?: boolean; className?: string }

/** One row: label ······ value. */
export function DottedRow({ label, value, strong = false, className }: Props) {
  return (
    <p className={clsx(dottedRowClass, strong && 'font-semibold', className)}>
      <span>{label}</span>
      <span className="num" translate={translateMark(value)}>
        {value}
      </span>
    </p>
  )
}
