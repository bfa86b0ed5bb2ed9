import { useQuery } from '@tanstack/react-query'
import { staffCall } from '@/components/office/session/staff-call'
import { RadioCards } from '@/components/ui/radio-cards'
import { listParcelCarriers, type ParcelCarrier } from '@/contract/staff/parcels'
import { formatMoney } from '@/lib/format/money'
import { officeOrders } from '@/lib/messages/office-orders'

const texts = officeOrders.parcel

export type Copies = readonly { orderLineId: number; quantity: number }[]

const optionOf = ({ id, name, fee, days, problem, isChosen }: ParcelCarrier) => ({
  value: id,
  label: fee === null ? name : texts.offer(name, formatMoney(fee)),
  note: [problem, days === null ? null : texts.days(days), isChosen ? texts.usual : null]
    .filter(Boolean)
    .join(' · '),
})

/** Who takes the parcel and what each asks for it; the shop's rules have chosen already. */
export function CarrierChoice({ orderId, copies }: { orderId: string; copies: Copies }) {
  const lines = copies
    .filter(({ quantity }) => quantity > 0)
    .map(({ orderLineId, quantity }) => `${orderLineId}:${quantity}`)
    .join(',')
  const { data, error } = useQuery({
    queryKey: ['office-parcel-carriers', orderId, lines],
    queryFn: async () =>
      (await staffCall(listParcelCarriers, { params: { id: orderId }, query: { lines } })).data,
    enabled: lines !== '',
    retry: false,
    // Asked anew whenever the sheet opens, never again while it closes: by then the copies have been sent.
    staleTime: 'static',
    gcTime: 0,
  })
  if (error) return <p className="text-sm text-ink-2">{texts.noFees}</p>
  if (!data) return <p className="text-sm text-ink-2">{texts.askingFees}</p>
  return (
    <RadioCards
      key={lines}
      legend={texts.carrier}
      name="carrier"
      options={data.map(optionOf)}
      defaultValue={data.find(({ isChosen }) => isChosen)?.id}
    />
  )
}
