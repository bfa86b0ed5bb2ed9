'use client'

import { PromoCodeField } from '@/components/cart/promo-code-field'
import type { OrderLine } from '@/contract/cart'
import type { GuestCode } from '@/lib/cart/guest-codes'
import { promotions } from '@/lib/messages/promotions'

type Props = { order: OrderLine; isStale: boolean; onVoucherRemoved: () => void }

/** The three kinds of codes. */
export function PromoCodeFields({ order, isStale, onVoucherRemoved }: Props) {
  const error = (text: string) => (isStale ? '' : text)
  // Without a voucher or coupon the totals differ, so checkout starts again from the cart.
  const onRemoved = (kind: GuestCode) => {
    if (kind !== 'affiliate') onVoucherRemoved()
  }
  return (
    <section aria-labelledby="codes-title" className="grid gap-4 border-t border-line pt-4">
      <h3 id="codes-title" className="text-base font-semibold">
        {promotions.codes.title}
      </h3>
      <PromoCodeField
        kind="voucher"
        serverError={error(order.errorVoucher)}
        onRemoved={onRemoved}
      />
      <PromoCodeField
        kind="coupon"
        serverError={error(order.errorPromotionCoupon)}
        onRemoved={onRemoved}
      />
      <PromoCodeField
        kind="affiliate"
        serverError={error(order.errorAffiliate)}
        onRemoved={onRemoved}
      />
    </section>
  )
}
