import Link from 'next/link'
import { useState } from 'react'
import { Section } from '@/components/office/form/section'
import { useOfficePaths } from '@/components/office/frame/office-paths'
import { RowAction } from '@/components/office/list/row-action'
import { mayDo, useOfficeSession } from '@/components/office/session/office-session'
import { staffCall } from '@/components/office/session/staff-call'
import { LocationFields } from '@/components/shipping/location-fields'
import { TextInput } from '@/components/ui/text-input'
import { staffCustomers } from '@/contract/staff/customers'
import { changeOrderAddress } from '@/contract/staff/order-changes'
import type { StaffOrder } from '@/contract/staff/orders'
import { formatAddress } from '@/lib/format/address'
import { officeCustomers } from '@/lib/messages/office-customers'
import { officeOrders } from '@/lib/messages/office-orders'
import { shipping } from '@/lib/messages/shipping'

const texts = officeOrders
const BEFORE_PACKING = [1, 2]
const nowhere = { cityId: 0, districtId: 0, wardId: 0 }

type Props = { order: StaffOrder }

function ChangeAddress({ order }: Props) {
  const { roles } = useOfficeSession()
  const [place, setPlace] = useState(nowhere)
  const { address, orderId: id, wardId } = order
  if (!BEFORE_PACKING.includes(order.status) || !mayDo(roles, changeOrderAddress.roles)) return null
  const typed = (form: FormData, name: string) => String(form.get(name) ?? '').trim()
  const run = (form: FormData) =>
    staffCall(changeOrderAddress, {
      params: { id },
      body: {
        name: typed(form, 'name'),
        phone: typed(form, 'phone'),
        address: typed(form, 'address'),
        wardId: place.wardId || (wardId ?? 0),
      },
    })
  return (
    <RowAction label={officeOrders.address.edit} about={officeOrders.address.about} run={run}>
      <TextInput name="name" label={shipping.recipient} defaultValue={address.name} required />
      <TextInput
        name="phone"
        type="tel"
        label={shipping.phone}
        defaultValue={address.phone}
        required
      />
      <TextInput name="address" label={shipping.street} defaultValue={address.address} required />
      {wardId && place.wardId === 0 ? (
        <p className="text-sm text-ink-2">
          {officeOrders.address.ward([address.wardName, address.cityName].join(', '))}
        </p>
      ) : null}
      <LocationFields value={place} onChange={setPlace} />
    </RowAction>
  )
}

/** The way from an order to whoever placed it; guests have no page. */
function ToCustomer({ order: { userId } }: Props) {
  const { roles } = useOfficeSession()
  const officePaths = useOfficePaths()
  if (userId === null || !mayDo(roles, staffCustomers.read.roles)) return null
  const href = officePaths.record('customers', userId)
  return (
    <Link href={href} prefetch={false} className="link">
      {officeCustomers.open}
    </Link>
  )
}

/** Where the order goes. */
export const OrderRecipient = ({ order }: Props) => (
  <Section title={texts.recipient}>
    <address className="not-italic">
      <p className="font-semibold">{order.address.name}</p>
      <p>
        <a href={`tel:${order.address.phone}`} className="link num">
          {order.address.phone}
        </a>
      </p>
      <p>{formatAddress(order.address)}</p>
      {order.email ? <p className="wrap-anywhere">{order.email}</p> : null}
    </address>
    {order.note ? (
      <p>
        <span className="font-semibold">{texts.buyerNote}:</span> {order.note}
      </p>
    ) : null}
    <div className="flex flex-wrap items-center gap-4 empty:hidden">
      <ChangeAddress order={order} />
      <ToCustomer order={order} />
    </div>
  </Section>
)
