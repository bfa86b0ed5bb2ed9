import type { OrderDetail } from '@/contract/shop/orders'
import { formatDateTime } from '@/lib/format/date'
import { orders } from '@/lib/messages/orders'
import { statusLabel } from '@/lib/orders/order-sentences'

type Props = { events: OrderDetail['events']; isOnlyCourses: boolean }

/** An order's history, the latest event first. */
export function OrderTimeline({ events, isOnlyCourses }: Props) {
  if (events.length === 0) return null
  const latest = events.toReversed()
  return (
    <section aria-labelledby="timeline" className="grid gap-3">
      <h2 id="timeline" className="text-h3">
        {orders.timeline}
      </h2>
      <ol className="grid border-l border-line-strong">
        {latest.map(({ status, time, note }, index) => (
          <li
            key={`${time} ${status}`}
            className="relative grid gap-x-4 pb-4 pl-5 last:pb-0 sm:grid-cols-[11rem_minmax(0,1fr)]"
          >
            <span
              aria-hidden="true"
              className={`absolute -left-[5px] top-2 size-[9px] rounded-full border border-primary ${index === 0 ? 'bg-primary' : 'bg-paper'}`}
            />
            <time dateTime={time} className="num text-ink-2">
              {formatDateTime(time)}
            </time>
            <p>
              <span className={index === 0 ? 'font-semibold' : undefined}>
                {statusLabel(status, isOnlyCourses)}
              </span>
              {note ? <span className="block text-sm text-ink-2">{note}</span> : null}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
