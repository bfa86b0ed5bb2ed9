import { DottedList } from '@/components/catalog-ui/dotted-list'
import type { OrderLine } from '@/contract/cart'
import { formatMoney } from '@/lib/format/money'
import { cart as texts } from '@/lib/messages/cart'
import { isCoursesOnly } from '@/lib/orders/order-contents'

type Totals = Pick<
  OrderLine,
  'subTotal' | 'discountVoucher' | 'discountCoupon' | 'discountAffiliate' | 'shippingFee' | 'total'
> & { cartDetails: readonly { objectType: number }[] }

const discounts = [
  ['discountVoucher', texts.summary.voucher],
  ['discountCoupon', texts.summary.coupon],
  ['discountAffiliate', texts.summary.affiliate],
] as const

const feeText = (fee: number, hasAddress: boolean) => {
  if (!hasAddress) return texts.summary.shippingLater
  return fee === 0 ? texts.summary.shippingFree : formatMoney(fee)
}

/** The figures of an order, label and value joined by a dotted leader. */
export function OrderTotals({ totals, hasAddress }: { totals: Totals; hasAddress: boolean }) {
  const isSent = totals.shippingFee > 0 || !isCoursesOnly(totals.cartDetails)
  const reduced = discounts.filter(([key]) => totals[key] > 0)
  return (
    <DottedList
      rows={[
        { label: texts.summary.subTotal, value: formatMoney(totals.subTotal) },
        ...reduced.map(([key, label]) => ({ label, value: formatMoney(-totals[key]) })),
        ...(isSent
          ? [{ label: texts.summary.shipping, value: feeText(totals.shippingFee, hasAddress) }]
          : []),
        { label: texts.summary.total, value: formatMoney(totals.total), strong: true },
      ]}
    />
  )
}
