import type { CSSProperties } from 'react'
import { formatNumber } from '@/lib/format/money'
import { ui } from '@/lib/messages/ui'
import styles from './rating.module.css'

const tenth = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 1 })
const widthOf = (value: number) => `${Math.min(100, Math.max(0, value * 20))}%`

/** Five stars, the number and how many people rated. */
export function Rating({
  value,
  count,
  size = 'md',
}: {
  value: number
  count?: number | undefined
  size?: 'sm' | 'md'
}) {
  if (count === 0) return <span className="text-sm text-ink-2">{ui.rating.none}</span>
  const shown = tenth.format(value)
  return (
    <span className={styles.rating} data-size={size}>
      <span
        className={styles.stars}
        style={{ '--rating': widthOf(value) } as CSSProperties}
        aria-hidden="true"
      />
      <span className="num" aria-hidden="true">
        {shown}
      </span>
      <span className="sr-only">{ui.rating.value(shown)}</span>
      {count === undefined ? null : (
        <span className={styles.count}>{`(${ui.rating.count(formatNumber(count))})`}</span>
      )}
    </span>
  )
}
