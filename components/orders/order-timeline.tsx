import type { OrderDetail } from '@/contract/shop/orders'
import { formatDateTime } from '@/lib/format/date'
import { orders } from '@/lib/messages/orders'
import { statusLabel } from '@/lib/orders/order-sentences'

type Props = { events: OrderDetail['events']; isOnlyCourses: boolean }

type Entry = { status: number; time: string; notes: string[]; isNew: boolean }

/** What happened to one state in the same minute is one entry; a later note to it needs no state again. */
function entriesOf(events: Props['events']): Entry[] {
  const entries: Entry[] = []
  for (const { status, time, note } of events) {
    const last = entries.at(-1)
    const isKept = Boolean(note) && last?.status === status
    if (note && isKept && last && formatDateTime(last.time) === formatDateTime(time)) {
      if (!last.notes.includes(note)) last.notes.unshift(note)
    } else entries.push({ status, time, notes: note ? [note] : [], isNew: !isKept })
  }
  return entries
}

/** An order's history, the latest event first. */
export function OrderTimeline({ events, isOnlyCourses }: Props) {
  if (events.length === 0) return null
  const latest = entriesOf(events).toReversed()
  return (
    <section aria-labelledby="timeline" className="grid gap-3">
      <h2 id="timeline" className="text-h3">
        {orders.timeline}
      </h2>
      <ol className="grid border-l border-line-strong">
        {latest.map(({ status, time, notes, isNew }, index) => (
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
              {isNew ? (
                <span className={index === 0 ? 'font-semibold' : undefined}>
                  {statusLabel(status, isOnlyCourses)}
                </span>
              ) : null}
              {notes.map((note) => (
                <span key={note} className={isNew ? 'block text-sm text-ink-2' : 'block'}>
                  {note}
                </span>
              ))}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
