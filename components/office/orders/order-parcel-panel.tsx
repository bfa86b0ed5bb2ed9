import { useMutation, useQuery } from '@tanstack/react-query'
import { useRefresh } from 'ra-core'
import { Section } from '@/components/office/form/office-form'
import { RowAction } from '@/components/office/list/row-action'
import { mayDo, useOfficeSession } from '@/components/office/session/office-session'
import { staffCall } from '@/components/office/session/staff-call'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { toast } from '@/components/ui/toast'
import type { StaffOrder } from '@/contract/order-desk'
import type { ParcelState } from '@/contract/parcels'
import {
  cancelParcel,
  getParcel,
  getParcelLabel,
  type StaffParcel,
  sendParcel,
} from '@/contract/staff-parcels'
import { isMissing, userMessageOf } from '@/lib/api/upstream-error'
import { formatMoney } from '@/lib/format/money'
import { officeOrders } from '@/lib/messages/office-orders'
import { parcels } from '@/lib/messages/parcels'

const texts = officeOrders.parcel
const PACKED = 3
const HANDED_OVER_TO = [3, 4, 5, 6]
/** The carrier has not collected it yet. */
const takenBack: readonly ParcelState[] = ['queued', 'created']
/** Another may be sent. */
const over: readonly ParcelState[] = ['cancelled', 'refused']

type Props = { order: StaffOrder }

/** The newest parcel, or null while there is none. */
async function findParcel(id: string): Promise<StaffParcel | null> {
  try {
    return (await staffCall(getParcel, { params: { id } })).data
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

function PrintLabel({ id }: { id: string }) {
  const label = useMutation({
    mutationFn: () => staffCall(getParcelLabel, { params: { id } }),
    onSuccess: ({ data }) => window.open(data.url, '_blank', 'noopener'),
    onError: (error) => toast.error(userMessageOf(error)),
  })
  return (
    <Button
      variant="quiet"
      size="sm"
      icon="print"
      busy={label.isPending}
      onClick={() => label.mutate()}
    >
      {texts.label}
    </Button>
  )
}

const factsOf = (parcel: StaffParcel): readonly [string, string][] => [
  [parcels.carrier, parcel.carrier],
  [parcels.code, parcel.trackingCode ?? parcels.noCode],
  [parcels.state, parcels.states[parcel.state]],
  [texts.collect, formatMoney(parcel.codAmount)],
  ...(parcel.fee === null ? [] : [[texts.fee, formatMoney(parcel.fee)] as [string, string]]),
]

const Facts = ({ parcel }: { parcel: StaffParcel }) => (
  <>
    <dl className="grid gap-1">
      {factsOf(parcel).map(([label, value]) => (
        <div key={label} className="flex justify-between gap-4">
          <dt>{label}</dt>
          <dd className="num text-right">{value}</dd>
        </div>
      ))}
    </dl>
    {parcel.lastError ? <Notice tone="warning">{parcel.lastError}</Notice> : null}
  </>
)

function Steps({
  order,
  parcel,
  onDone,
}: Props & { parcel: StaffParcel | null; onDone: () => void }) {
  const { roles } = useOfficeSession()
  const refresh = useRefresh()
  const params = { id: order.orderId }
  const done = () => {
    onDone()
    refresh()
  }
  const send = useMutation({
    mutationFn: () => staffCall(sendParcel, { params }),
    onSuccess: done,
    onError: (error) => toast.error(userMessageOf(error)),
  })
  if (!mayDo(roles, sendParcel.roles)) return null
  const maySend = order.status === PACKED && (!parcel || over.includes(parcel.state))
  return (
    <div className="flex flex-wrap gap-3">
      {maySend ? (
        <Button size="sm" busy={send.isPending} onClick={() => send.mutate()}>
          {texts.send}
        </Button>
      ) : null}
      {parcel?.trackingCode ? <PrintLabel id={order.orderId} /> : null}
      {parcel && takenBack.includes(parcel.state) ? (
        <RowAction
          label={texts.cancel}
          isDanger
          about={texts.cancelAbout}
          run={async () => {
            await staffCall(cancelParcel, { params })
            onDone()
          }}
        />
      ) : null}
    </div>
  )
}

/** The parcel with the carrier: sent, followed, taken back. */
export function OrderParcelPanel({ order }: Props) {
  const { roles } = useOfficeSession()
  const isOpen = HANDED_OVER_TO.includes(order.status) && mayDo(roles, getParcel.roles)
  const { data, error, refetch } = useQuery({
    queryKey: ['office-parcel', order.orderId, order.status],
    queryFn: () => findParcel(order.orderId),
    enabled: isOpen,
  })
  if (!isOpen || (data === null && order.status !== PACKED)) return null
  return (
    <Section title={parcels.title}>
      {error ? <Notice tone="danger">{userMessageOf(error)}</Notice> : null}
      {data ? <Facts parcel={data} /> : null}
      {data === undefined ? null : (
        <Steps order={order} parcel={data} onDone={() => void refetch()} />
      )}
    </Section>
  )
}
