import { Section } from '@/components/office/form/section'
import { RowAction } from '@/components/office/list/row-action'
import { mayDo, useOfficeSession } from '@/components/office/session/office-session'
import { staffCall } from '@/components/office/session/staff-call'
import { TextInput } from '@/components/ui/text-input'
import { changeOrderLines } from '@/contract/staff/order-changes'
import type { StaffOrder } from '@/contract/staff/orders'
import { formatMoney } from '@/lib/format/money'
import { officeOrders } from '@/lib/messages/office-orders'
import { sentencesOf } from '@/lib/orders/order-sentences'

const texts = officeOrders
const CASH = 1
const PAID = 1
const BEFORE_PACKING = [1, 2]

type Props = { order: StaffOrder }

function ChangeLines({ order }: Props) {
  const { roles } = useOfficeSession()
  const { paymentType, paymentStatus, status, cartDetails, orderId: id } = order
  const isOpen = paymentType === CASH && paymentStatus !== PAID && BEFORE_PACKING.includes(status)
  if (!isOpen || !mayDo(roles, changeOrderLines.roles)) return null
  const run = (form: FormData) => {
    const lines = cartDetails.map(({ orderLineId }) => ({
      orderLineId,
      quantity: Number(form.get(`line-${orderLineId}`)),
    }))
    return staffCall(changeOrderLines, { params: { id }, body: { lines } })
  }
  return (
    <RowAction label={officeOrders.lines.edit} about={officeOrders.lines.about} run={run}>
      {cartDetails.map(({ orderLineId, productName, Quantity }) => (
        <TextInput
          key={orderLineId}
          name={`line-${orderLineId}`}
          label={officeOrders.lines.quantity(productName)}
          type="number"
          inputMode="numeric"
          min={0}
          max={99}
          required
          defaultValue={Quantity}
        />
      ))}
    </RowAction>
  )
}

const codeText = (label: string, code: string | null) => (code ? `${label} ${code}` : label)

const sumsOf = (order: StaffOrder): readonly [string, number][] => {
  const discounts: readonly [string, number][] = [
    [codeText(texts.discount, order.code), -order.discountVoucher],
    [codeText(texts.discount, order.productCode), -order.discountCoupon],
    [codeText(texts.discount, order.affiliateCode), -order.discountAffiliate],
  ]
  return [
    [texts.subTotal, order.subTotal],
    ...discounts.filter(([, amount]) => amount < 0),
    [texts.shipping, order.shippingFee],
    [texts.total, order.total],
  ]
}

/** What was bought, and what it comes to. */
export const OrderGoods = ({ order }: Props) => (
  <Section title={texts.lines.title}>
    <ul className="grid gap-2">
      {order.cartDetails.map((line) => (
        <li key={line.orderLineId} className="flex justify-between gap-4 border-b border-line pb-2">
          <span>
            {line.productName} <span className="num text-ink-2">× {line.Quantity}</span>
            <span className="num block text-sm text-ink-2">{formatMoney(line.priceSale)}</span>
            {line.returned ? (
              <span className="block text-sm text-ink-2">
                {texts.lines.takenOut(line.returned)}
              </span>
            ) : null}
          </span>
          <span className="num">{formatMoney(line.total)}</span>
        </li>
      ))}
    </ul>
    <dl className="grid gap-1">
      {sumsOf(order).map(([label, amount]) => (
        <div
          key={label}
          className="flex justify-between gap-4 last:border-t last:border-line last:pt-2 last:font-semibold"
        >
          <dt>{label}</dt>
          <dd className="num">{formatMoney(amount)}</dd>
        </div>
      ))}
    </dl>
    <dl className="grid gap-1 empty:hidden">
      {sentencesOf(order, 'staff').totals.map(({ label, amount }) => (
        <div key={label} className="flex justify-between gap-4">
          <dt>{label}</dt>
          <dd className="num">{formatMoney(amount)}</dd>
        </div>
      ))}
    </dl>
    <div className="empty:hidden">
      <ChangeLines order={order} />
    </div>
  </Section>
)
