import { useMutation } from '@tanstack/react-query'
import { ClaimParcel } from '@/components/office/claims/claim-actions'
import { RowAction } from '@/components/office/list/row-action'
import { MoveParcel } from '@/components/office/orders/move-parcel'
import { mayDo, useOfficeSession } from '@/components/office/session/office-session'
import { staffCall } from '@/components/office/session/staff-call'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Select } from '@/components/ui/select'
import { toast } from '@/components/ui/toast'
import type { ParcelState } from '@/contract/shop/parcels'
import type { StaffOrder } from '@/contract/staff/orders'
import {
  cancelParcel,
  closeParcel,
  getParcelLabel,
  type StaffParcel,
  sendParcel,
} from '@/contract/staff/parcels'
import { userMessageOf } from '@/lib/api/upstream-error'
import { formatMoney } from '@/lib/format/money'
import { officeClaims as claimTexts } from '@/lib/messages/office-claims'
import { officeOrders } from '@/lib/messages/office-orders'
import { parcels as parcelTexts } from '@/lib/messages/parcels'

const texts = officeOrders.parcel
const ON_ITS_WAY = 4
/** It has not left the shop yet; `packed` waits for the shop itself, the others for the carrier. */
const takenBack: readonly ParcelState[] = ['packed', 'queued', 'created']
const cameBack: readonly ParcelState[] = ['returned', 'lost']

function PrintLabel({ code }: { code: string }) {
  const label = useMutation({
    mutationFn: () => staffCall(getParcelLabel, { params: { code } }),
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

function stateOf({ isClosed, state }: StaffParcel): string {
  if (!isClosed) return parcelTexts.states[state]
  return state === 'lost' ? texts.closedLost : texts.closed
}

const factsOf = (parcel: StaffParcel): readonly [string, string][] => [
  [parcelTexts.carrier, parcel.carrier],
  ...(parcel.trackingCode || parcel.state === 'queued'
    ? [[parcelTexts.code, parcel.trackingCode ?? parcelTexts.noCode] as [string, string]]
    : []),
  [parcelTexts.state, stateOf(parcel)],
  [texts.collect, formatMoney(parcel.codAmount)],
  ...(parcel.fee === null ? [] : [[texts.fee, formatMoney(parcel.fee)] as [string, string]]),
  ...(parcel.claimState === null
    ? []
    : [
        [
          claimTexts.ofParcel,
          `${formatMoney(parcel.claimAmount ?? 0)} · ${claimTexts.states[parcel.claimState]}`,
        ] as [string, string],
      ]),
]

const restocked = [
  { value: 'yes', label: texts.restock },
  { value: 'no', label: texts.writeOff },
]

type Props = { parcel: StaffParcel; order: StaffOrder; onDone: () => void }

/** Takes it out of its order; of a lost one nothing comes back into stock. */
function CloseParcel({ parcel: { code, state }, onDone }: Omit<Props, 'order'>) {
  const isLost = state === 'lost'
  return (
    <RowAction
      label={isLost ? texts.closeLost : texts.close}
      about={isLost ? texts.closeLostAbout : texts.closeAbout}
      run={async (form) => {
        const isRestocked = form.get('restocked') === 'yes'
        await staffCall(closeParcel, { params: { code }, body: { isRestocked } })
        onDone()
      }}
    >
      {isLost ? null : <Select name="restocked" label={texts.goods} options={restocked} />}
    </RowAction>
  )
}

function PackingSteps({ parcel, order, onDone }: Props) {
  const { code, state, trackingCode, isClosed } = parcel
  const isOwn = state === 'packed'
  const params = { code }
  const mayClose = order.status === ON_ITS_WAY && cameBack.includes(state) && !isClosed
  return (
    <>
      {trackingCode && !isClosed ? <PrintLabel code={code} /> : null}
      {takenBack.includes(state) ? (
        <RowAction
          label={isOwn ? texts.cancelOwn : texts.cancel}
          isDanger
          about={isOwn ? texts.cancelOwnAbout : texts.cancelAbout}
          run={async () => {
            await staffCall(cancelParcel, { params })
            onDone()
          }}
        />
      ) : null}
      {mayClose ? <CloseParcel parcel={parcel} onDone={onDone} /> : null}
    </>
  )
}

function Steps(props: Props) {
  const { roles } = useOfficeSession()
  return (
    <div className="flex flex-wrap gap-3">
      <MoveParcel parcel={props.parcel} onDone={props.onDone} />
      {mayDo(roles, sendParcel.roles) ? <PackingSteps {...props} /> : null}
      {props.parcel.mayClaim ? (
        <ClaimParcel code={props.parcel.code} onDone={props.onDone} />
      ) : null}
    </div>
  )
}

/** One parcel of an order: what lies in it, where it is, what may be done with it. */
export const ParcelRow = ({ parcel, order, onDone }: Props) => (
  <li className="grid gap-2 border-t border-line pt-3 first:border-t-0 first:pt-0">
    <h3 className="num font-semibold">{parcel.code}</h3>
    <dl className="grid gap-1">
      {factsOf(parcel).map(([label, value]) => (
        <div key={label} className="flex justify-between gap-4">
          <dt>{label}</dt>
          <dd className="num text-right">{value}</dd>
        </div>
      ))}
    </dl>
    <ul className="text-sm text-ink-2">
      {parcel.lines.map(({ orderLineId, productName, quantity }) => (
        <li key={orderLineId}>
          <span className="num">{quantity}</span> × {productName}
        </li>
      ))}
    </ul>
    {parcel.lastError ? <Notice tone="warning">{parcel.lastError}</Notice> : null}
    <Steps parcel={parcel} order={order} onDone={onDone} />
  </li>
)
