import { useState } from 'react'
import { RowAction } from '@/components/office/list/row-action'
import { CarrierChoice } from '@/components/office/orders/carrier-choice'
import { mayDo, useOfficeSession } from '@/components/office/session/office-session'
import { staffCall } from '@/components/office/session/staff-call'
import { TextInput } from '@/components/ui/text-input'
import type { StaffOrder } from '@/contract/staff/orders'
import { type OrderParcels, sendParcel } from '@/contract/staff/parcels'
import { officeOrders } from '@/lib/messages/office-orders'

const texts = officeOrders.parcel
/** Packed, and on its way with a part still to be sent. */
const SENDING = [3, 4]

type Props = {
  order: StaffOrder
  unsent: OrderParcels['unsent']
  onDone: () => void
  /** The shop hands it over itself. */
  isOwn?: boolean
}

/** What goes into the next parcel: all that is packed, or less of it. */
export function SendParcel({ order, unsent, onDone, isOwn = false }: Props) {
  const { roles } = useOfficeSession()
  const [typed, setTyped] = useState<Readonly<Record<number, number>>>({})
  const packed = unsent.filter(({ quantity }) => quantity > 0)
  const isOpen = SENDING.includes(order.status) && packed.length > 0
  if (!isOpen || !mayDo(roles, sendParcel.roles)) return null
  const copies = packed.map(({ orderLineId, quantity }) => ({
    orderLineId,
    quantity: Math.min(quantity, Math.max(0, Math.trunc(typed[orderLineId] ?? quantity))),
  }))
  const run = async (form: FormData) => {
    const lines = packed
      .map(({ orderLineId }) => ({
        orderLineId,
        quantity: Number(form.get(`line-${orderLineId}`)),
      }))
      .filter(({ quantity }) => quantity > 0)
    const carrier = form.get('carrier')
    const body = {
      lines,
      ...(isOwn && { isOwn }),
      ...(typeof carrier === 'string' && { carrier }),
    }
    const answer = await staffCall(sendParcel, { params: { id: order.orderId }, body })
    onDone()
    return answer
  }
  return (
    <RowAction label={isOwn ? texts.sendOwn : texts.send} about={texts.sendAbout} run={run}>
      {packed.map(({ orderLineId, productName, quantity }) => (
        <TextInput
          key={orderLineId}
          type="number"
          inputMode="numeric"
          name={`line-${orderLineId}`}
          label={productName}
          hint={texts.packed(quantity)}
          min={0}
          max={quantity}
          defaultValue={quantity}
          onBlur={({ target }) => setTyped({ ...typed, [orderLineId]: Number(target.value) })}
          required
        />
      ))}
      {isOwn ? null : <CarrierChoice orderId={order.orderId} copies={copies} />}
    </RowAction>
  )
}
