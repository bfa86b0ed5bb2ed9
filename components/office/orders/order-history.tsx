import { Section } from '@/components/office/form/section'
import { statusOf } from '@/components/office/orders/order-list'
import type { StaffOrder } from '@/contract/staff/orders'
import { formatDateTime } from '@/lib/format/date'
import { officeOrders } from '@/lib/messages/office-orders'
import { knownOf } from '@/lib/orders/order-sentences'

const texts = officeOrders.history
type Entry = StaffOrder['history'][number]

function actorOf({ actor, actorName }: Entry) {
  const [kind = '', id = ''] = actor.split(':')
  if (kind === 'staff') return actorName ?? texts.staff(id)
  if (kind === 'user' || kind === 'phone' || kind === 'guest') return texts.buyer
  return actorName ?? texts.system
}

function whatOf({ kind, fromStatus, status }: Entry, isLost: boolean) {
  if (kind !== 'status') return texts.kinds[kind] ?? kind
  if (fromStatus === null) return texts.placed
  return texts.moved(statusOf(fromStatus), statusOf(status, isLost))
}

/** Everything that happened to the order, the latest first. */
export const OrderHistory = ({ order }: { order: StaffOrder }) => (
  <Section title={officeOrders.history.title}>
    <ol className="grid gap-2">
      {[...order.history].reverse().map((entry) => (
        <li
          key={`${entry.time}${entry.kind}${entry.status}${entry.note}`}
          className="border-t border-line pt-2"
        >
          <p>
            <span className="font-semibold">{whatOf(entry, knownOf(order).isLost === true)}</span>
            {entry.isInternal ? <span className="text-sm"> · {texts.internal}</span> : null}
          </p>
          {entry.note ? <p className="whitespace-pre-line wrap-anywhere">{entry.note}</p> : null}
          <p className="text-sm text-ink-2">
            <span className="num">{formatDateTime(entry.time)}</span> · {actorOf(entry)}
          </p>
        </li>
      ))}
    </ol>
  </Section>
)
