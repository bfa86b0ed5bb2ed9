import { useQuery } from '@tanstack/react-query'
import { useRefresh } from 'ra-core'
import { Section } from '@/components/office/form/section'
import { LoadFailure } from '@/components/office/frame/load-failure'
import { RowAction } from '@/components/office/list/row-action'
import { ParcelRow } from '@/components/office/orders/parcel-row'
import { SendParcel } from '@/components/office/orders/send-parcel'
import { mayDo, useOfficeSession } from '@/components/office/session/office-session'
import { staffCall } from '@/components/office/session/staff-call'
import { Select } from '@/components/ui/select'
import type { StaffOrder } from '@/contract/staff/orders'
import { dropLater, listParcels, type OrderParcels } from '@/contract/staff/parcels'
import { officeOrders } from '@/lib/messages/office-orders'
import { parcels as parcelTexts } from '@/lib/messages/parcels'

const texts = officeOrders.parcel
const PACKED = 3
const ON_ITS_WAY = 4
const HANDED_OVER_TO = [3, 4, 5, 6]

type Props = { order: StaffOrder }
type Unsent = OrderParcels['unsent']

const kept = [
  { value: 'yes', label: texts.restockLater },
  { value: 'no', label: texts.writeOffLater },
]

/** What is left for later, and the step that takes it out of an order whose first parcel has set out. */
function Later({ order, unsent, onDone }: Props & { unsent: Unsent; onDone: () => void }) {
  const { roles } = useOfficeSession()
  const later = unsent.filter((line) => line.later > 0)
  if (later.length === 0) return null
  const mayDrop = order.status === ON_ITS_WAY && mayDo(roles, dropLater.roles)
  const drop = async (form: FormData) => {
    const isRestocked = form.get('kept') === 'yes'
    const answer = await staffCall(dropLater, {
      params: { id: order.orderId },
      body: { isRestocked },
    })
    onDone()
    return answer
  }
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold">{texts.later}</h3>
      <ul>
        {later.map(({ orderLineId, productName, later: copies }) => (
          <li key={orderLineId}>
            <span className="num">{copies}</span> × {productName}
          </li>
        ))}
      </ul>
      {mayDrop ? (
        <div>
          <RowAction label={texts.drop} about={texts.dropAbout} run={drop} isDanger>
            <Select name="kept" label={texts.later} options={kept} />
          </RowAction>
        </div>
      ) : null}
    </div>
  )
}

/** The parcels of an order, with a carrier or the shop itself: sent, followed, taken back. */
export function OrderParcelPanel({ order }: Props) {
  const { roles } = useOfficeSession()
  const refresh = useRefresh()
  const isOpen = HANDED_OVER_TO.includes(order.status) && mayDo(roles, listParcels.roles)
  const { data, error, refetch } = useQuery({
    queryKey: ['office-parcels', order.orderId, order.status],
    queryFn: async () => (await staffCall(listParcels, { params: { id: order.orderId } })).data,
    enabled: isOpen,
  })
  const done = () => {
    void refetch()
    refresh()
  }
  if (!isOpen || (data?.parcels.length === 0 && order.status !== PACKED)) return null
  return (
    <Section title={parcelTexts.title}>
      {error ? <LoadFailure error={error} onRetry={refetch} /> : null}
      {data ? (
        <>
          {data.parcels.length === 0 ? <p className="text-ink-2">{texts.none}</p> : null}
          <ul className="grid gap-4 empty:hidden">
            {data.parcels.map((parcel) => (
              <ParcelRow key={parcel.code} parcel={parcel} order={order} onDone={done} />
            ))}
          </ul>
          <Later order={order} unsent={data.unsent} onDone={done} />
          <div className="flex flex-wrap gap-3 empty:hidden">
            {data.hasCarrier ? (
              <SendParcel order={order} unsent={data.unsent} onDone={done} />
            ) : null}
            <SendParcel order={order} unsent={data.unsent} onDone={done} isOwn />
          </div>
        </>
      ) : null}
    </Section>
  )
}
