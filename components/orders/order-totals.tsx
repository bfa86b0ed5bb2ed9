import { DottedList } from '@/components/catalog-ui/dotted-list'
import type { OrderLine } from '@/contract/shop/cart'
import { formatMoney } from '@/lib/format/money'
import { checkout } from '@/lib/messages/checkout'
import { isCoursesOnly } from '@/lib/orders/order-contents'

type Totals = Pick<
  OrderLine,
  'subTotal' | 'discountVoucher' | 'discountCoupon' | 'discountAffiliate' | 'shippingFee' | 'total'
> & { cartDetails: readonly { objectType: number }[] }

const discounts = [
  ['discountVoucher', checkout.summary.voucher],
  ['discountCoupon', checkout.summary.coupon],
  ['discountAffiliate', checkout.summary.affiliate],
] as const

/** In one line, beside however long a label. */
const amountOf = (amount: number) => (
  <span translate="no" className="whitespace-nowrap">
    {formatMoney(amount)}
  </span>
)

const feeText = (fee: number, hasAddress: boolean) => {
  if (!hasAddress) return checkout.summary.shippingLater
  return fee === 0 ? checkout.summary.shippingFree : amountOf(fee)
}

type Props = {
  totals: Totals
  hasAddress: boolean
  /** What became of the total since. */
  more?: readonly { label: string; amount: number }[]
}

/** Subtotal, discounts, shipping and total. */
export function OrderTotals({ totals, hasAddress, more = [] }: Props) {
  const isSent = totals.shippingFee > 0 || !isCoursesOnly(totals.cartDetails)
  const reduced = discounts.filter(([key]) => totals[key] > 0)
  return (
    <DottedList
      rows={[
        { label: checkout.summary.subTotal, value: amountOf(totals.subTotal) },
        ...reduced.map(([key, label]) => ({ label, value: amountOf(-totals[key]) })),
        ...(isSent
          ? [{ label: checkout.summary.shipping, value: feeText(totals.shippingFee, hasAddress) }]
          : []),
        { label: checkout.summary.total, value: amountOf(totals.total), strong: true },
        ...more.map(({ label, amount }) => ({ label, value: amountOf(amount) })),
      ]}
    />
  )
}
