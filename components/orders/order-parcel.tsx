import { DottedList } from '@/components/catalog-ui/dotted-list'
import type { OrderDetail } from '@/contract/orders'
import { formatDate, formatDateTime } from '@/lib/format/date'
import { parcels } from '@/lib/messages/parcels'

/** Where the parcel of an order is: the carrier's words in ours, the latest first. */
export function OrderParcel({ parcel }: { parcel: OrderDetail['parcel'] }) {
  if (!parcel) return null
  const { carrier, trackingCode, trackingUrl, state, expectedTime, steps } = parcel
  const isExpected = expectedTime !== null && state !== 'delivered' && state !== 'cancelled'
  return (
    <section aria-labelledby="parcel" className="grid gap-3">
      <h2 id="parcel" className="text-h3">
        {parcels.title}
      </h2>
      <DottedList
        rows={[
          { label: parcels.carrier, value: carrier },
          {
            label: parcels.code,
            value: trackingCode ? (
              <strong className="num select-all">{trackingCode}</strong>
            ) : (
              parcels.noCode
            ),
          },
          { label: parcels.state, value: parcels.states[state] },
          ...(isExpected ? [{ label: parcels.expected, value: formatDate(expectedTime) }] : []),
        ]}
      />
      {steps.length > 0 ? (
        <ol className="grid gap-1 text-sm">
          {steps.toReversed().map(({ state: step, time }) => (
            <li key={`${time} ${step}`} className="flex flex-wrap gap-x-3">
              <time dateTime={time} className="num text-ink-2">
                {formatDateTime(time)}
              </time>
              {parcels.states[step]}
            </li>
          ))}
        </ol>
      ) : null}
      {trackingUrl ? (
        <a
          href={trackingUrl}
          target="_blank"
          rel="noopener noreferrer"
          className="link justify-self-start print:hidden"
        >
          {parcels.follow}
        </a>
      ) : null}
    </section>
  )
}
