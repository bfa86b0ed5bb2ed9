import type { OrderDetail } from '@/contract/shop/orders'
import type { Parcel } from '@/contract/shop/parcels'
import { formatDateTime } from '@/lib/format/date'
import { orders } from '@/lib/messages/orders'
import { parcels as parcelTexts } from '@/lib/messages/parcels'
import { knownOf, statusLabel } from '@/lib/orders/order-sentences'

type Entry = {
  key: string
  time: string
  /** The state that begins with it; null for a note to the one before. */
  title: string | null
  notes: string[]
  /** The parcel whose last step this is. */
  parcel?: Parcel
}

const isSameMinute = (one: string, other: string) => formatDateTime(one) === formatDateTime(other)

type OwnEntry = Entry & { status: number }

const noteOf = (entry: OwnEntry, note: string) => {
  if (!entry.notes.includes(note)) entry.notes.unshift(note)
}

/** What happened to one state in the same minute is one entry; a later note to it needs no state again. */
function eventEntries(order: OrderDetail): Entry[] {
  const known = knownOf(order)
  const entries: OwnEntry[] = []
  for (const { status, time, note } of order.events) {
    const last = entries.at(-1)
    const isKept = Boolean(note) && last?.status === status
    const label = statusLabel(status, known)
    const entry: OwnEntry = { key: `${time} ${status}`, status, time, title: label, notes: [] }
    if (isKept) entry.title = null
    if (note) entry.notes.push(note)
    if (note && isKept && last && isSameMinute(last.time, time)) noteOf(last, note)
    else entries.push(entry)
  }
  return entries
}

const lastStepOf = ({ steps }: Parcel) =>
  steps
    .map(({ time }) => time)
    .toSorted((one, other) => one.localeCompare(other))
    .at(-1)

/** The carrier's events; which parcel they are about is said where there are several. */
const parcelEntries = ({ parcels = [] }: OrderDetail): Entry[] =>
  parcels.flatMap((parcel, at) => {
    const last = lastStepOf(parcel)
    const which = parcels.length > 1 ? [parcelTexts.numbered(at + 1, parcels.length)] : []
    return parcel.steps.map(({ state, time }) => ({
      key: `${parcel.code} ${time} ${state}`,
      time,
      title: parcelTexts.states[state],
      notes: which,
      ...(time === last && { parcel }),
    }))
  })

const isSameMoment = (one: Entry, other: Entry) =>
  one.title === other.title && isSameMinute(one.time, other.time)

/** The order's own events and the carrier's by time; what both say in one minute is said once. */
function historyOf(order: OrderDetail): Entry[] {
  const own = eventEntries(order)
  const carriers = parcelEntries(order)
  const isSaid = (entry: Entry) =>
    carriers.length > 0 && own.some((one) => isSameMoment(one, entry))
  const told = own.map((entry) => {
    const step = carriers.find((one) => isSameMoment(one, entry))
    return step
      ? {
          ...entry,
          notes: [...step.notes, ...entry.notes],
          ...(step.parcel && { parcel: step.parcel }),
        }
      : entry
  })
  return [...told, ...carriers.filter((entry) => !isSaid(entry))].sort((one, other) =>
    one.time.localeCompare(other.time),
  )
}

/** Who carries a parcel and under which code, which leads to the carrier's own page about it. */
function Carrier({ parcel: { carrier, trackingCode, trackingUrl } }: { parcel: Parcel }) {
  const code = (
    <span translate="no" className="num">
      {trackingCode}
    </span>
  )
  return (
    <span className="block text-sm text-ink-2">
      {trackingCode ? `${carrier} · ` : carrier}
      {trackingUrl ? (
        <a href={trackingUrl} target="_blank" rel="noopener noreferrer" className="link">
          {code}
        </a>
      ) : (
        code
      )}
    </span>
  )
}

/** An order's history with what its carriers tell, the latest first. */
export function OrderTimeline({ order }: { order: OrderDetail }) {
  const latest = historyOf(order).toReversed()
  if (latest.length === 0) return null
  return (
    <section aria-labelledby="timeline" className="grid gap-3">
      <h2 id="timeline" className="text-h3">
        {orders.timeline}
      </h2>
      <ol className="grid border-l border-line-strong">
        {latest.map(({ key, time, title, notes, parcel }, index) => (
          <li
            key={key}
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
              {title ? (
                <span className={index === 0 ? 'font-semibold' : undefined}>{title}</span>
              ) : null}
              {notes.map((note) => (
                <span key={note} className={title ? 'block text-sm text-ink-2' : 'block'}>
                  {note}
                </span>
              ))}
              {parcel ? <Carrier parcel={parcel} /> : null}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
