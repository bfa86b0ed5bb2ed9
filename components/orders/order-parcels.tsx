import { DottedList } from '@/components/catalog-ui/dotted-list'
import { objectTypes } from '@/contract/kinds'
import type { OrderDetail } from '@/contract/shop/orders'
import type { Parcel } from '@/contract/shop/parcels'
import { formatDate } from '@/lib/format/date'
import { formatMoney } from '@/lib/format/money'
import { parcels as texts } from '@/lib/messages/parcels'

/** What it held is sent again, or is out of the order. */
const givenUp: readonly Parcel['state'][] = ['cancelled', 'refused', 'returned', 'lost']

const Copies = ({ lines }: { lines: readonly { productName: string; quantity: number }[] }) => (
  <ul className="grid gap-1 text-sm">
    {lines.map(({ productName, quantity }) => (
      <li key={productName}>
        <span translate="no" className="num">
          {quantity}
        </span>{' '}
        × {productName}
      </li>
    ))}
  </ul>
)

function rowsOf({ carrier, trackingCode, state, expectedTime, codAmount }: Parcel) {
  const isUnderWay = state !== 'delivered' && !givenUp.includes(state)
  return [
    { label: texts.carrier, value: carrier },
    ...(trackingCode
      ? [
          {
            label: texts.code,
            value: (
              <strong translate="no" className="num select-all">
                {trackingCode}
              </strong>
            ),
          },
        ]
      : []),
    ...(state === 'queued' ? [{ label: texts.code, value: texts.noCode }] : []),
    { label: texts.state, value: texts.states[state] },
    ...(expectedTime !== null && isUnderWay
      ? [{ label: texts.expected, value: formatDate(expectedTime) }]
      : []),
    ...(codAmount > 0 && isUnderWay ? [{ label: texts.toPay, value: formatMoney(codAmount) }] : []),
  ]
}

function OneParcel({ parcel, title }: { parcel: Parcel; title: string }) {
  const id = `parcel-${parcel.code}`
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      <DottedList rows={rowsOf(parcel)} />
      {parcel.trackingUrl ? (
        <a
          href={parcel.trackingUrl}
          target="_blank"
          rel="noopener noreferrer"
          className="link justify-self-start print:hidden"
        >
          {texts.follow}
        </a>
      ) : null}
    </section>
  )
}

/** Came back or was lost: the shop has not said yet whether it is sent again. */
const undecided: readonly Parcel['state'][] = ['returned', 'lost']

/** Books of the order that lie in no parcel yet; what left the order before it was sent, and what came back, is not to come. */
function unsentOf(parcels: readonly Parcel[], lines: OrderDetail['cartDetails']) {
  const sent = parcels
    .filter(({ state }) => !givenUp.includes(state))
    .flatMap((parcel) => parcel.lines)
  const linesOf = (of: readonly Parcel[]) => of.flatMap((parcel) => parcel.lines)
  const isBack = ({ state }: Parcel) => undecided.includes(state)
  const back = linesOf(parcels.filter(isBack))
  const after = parcels.slice(parcels.findIndex(isBack) + 1)
  const sentAgain = linesOf(after.filter(({ state }) => !givenUp.includes(state)))
  const copiesIn = (of: typeof sent, id: number) =>
    of.reduce((sum, line) => sum + (line.orderLineId === id ? line.quantity : 0), 0)
  return lines
    .filter(({ objectType }) => objectType !== objectTypes.course)
    .map(({ orderLineId, productName, Quantity, returned = 0 }) => {
      const open = Quantity - returned - copiesIn(sent, orderLineId)
      const waits = Math.max(
        0,
        copiesIn(back, orderLineId) - copiesIn(sentAgain, orderLineId) - returned,
      )
      return { productName, quantity: open - waits }
    })
    .filter(({ quantity }) => quantity > 0)
}

const UNDER_WAY = [3, 4]

/** The parcels of an order and where each is; several with what lies in each. What the carrier told stands in the order's history. */
export function OrderParcels({ order }: { order: OrderDetail }) {
  const { parcels = [], cartDetails, status } = order
  if (parcels.length === 0) return null
  const unsent = UNDER_WAY.includes(status) ? unsentOf(parcels, cartDetails) : []
  const isSplit = parcels.length > 1 || unsent.length > 0
  const titleOf = (place: number) => {
    if (!isSplit) return texts.title
    return unsent.length > 0 ? texts.oneOfMore(place) : texts.numbered(place, parcels.length)
  }
  return (
    <>
      {parcels.map((parcel, at) => (
        <div key={parcel.code} className="grid gap-3">
          <OneParcel parcel={parcel} title={titleOf(at + 1)} />
          {isSplit ? <Copies lines={parcel.lines} /> : null}
        </div>
      ))}
      {unsent.length > 0 ? (
        <section aria-labelledby="parcel-unsent" className="grid gap-3">
          <h2 id="parcel-unsent" className="text-h3">
            {texts.unsent}
          </h2>
          <Copies lines={unsent} />
        </section>
      ) : null}
    </>
  )
}
