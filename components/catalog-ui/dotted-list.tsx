import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { dottedRowClass, translateMark } from '@/components/catalog-ui/dotted-row-class'
import styles from './dotted-list.module.css'

export type DottedListRow = { label: string; value: ReactNode; strong?: boolean }

/** Label ······ value in rows, such as totals or specifications. */
export function DottedList({
  rows,
  className,
}: {
  rows: readonly DottedListRow[]
  className?: string | undefined
}) {
  return (
    <dl className={clsx(styles.list, className)}>
      {rows.map(({ label, value, strong }) => (
        <div key={label} className={clsx(dottedRowClass, strong && styles.strong)}>
          <dt>{label}</dt>
          <dd translate={translateMark(value)}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
