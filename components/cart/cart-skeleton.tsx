import { clsx } from 'clsx'
import { ui } from '@/lib/messages/ui'
import styles from './cart-skeleton.module.css'

const MOST = 6

const Bone = ({ height, width }: { height: string; width?: string }) => (
  <div className="rounded bg-wash" style={{ height, width }} />
)

/** The cart's shape while it loads: what comes takes the same room. */
export function CartSkeleton({ lines = 1 }: { lines?: number }) {
  const rows = Array.from({ length: Math.min(Math.max(lines, 1), MOST) }, (_, index) => index)
  return (
    <div className={clsx(styles.skeleton, 'grid gap-8')} role="status">
      <span className="sr-only">{ui.loading}</span>
      <Bone height="2.75rem" />
      <div className="grid gap-8 lg:grid-cols-[1fr_22rem]">
        <div className="divide-y divide-line border-y border-line">
          {rows.map((row) => (
            <div
              key={row}
              className={clsx(
                styles.line,
                'grid grid-cols-[4.5rem_1fr] content-start gap-x-4 py-4',
              )}
            >
              <Bone height="6.3rem" />
              <div className="grid content-start gap-2">
                <Bone height="1.5rem" />
                <Bone height="1.5rem" width="6rem" />
              </div>
            </div>
          ))}
        </div>
        <Bone height="24rem" />
      </div>
    </div>
  )
}
