'use client'

import { useEffect, useState } from 'react'
import { PromoCodeField } from '@/components/cart/promo-code-field'
import { Disclosure } from '@/components/ui/disclosure'
import type { OrderLine } from '@/contract/shop/cart'
import type { GuestCode } from '@/lib/cart/guest-codes'
import { promotions } from '@/lib/messages/promotions'

const texts = promotions.codes

type Props = { order: OrderLine; isStale: boolean; onVoucherRemoved: () => void }

/** The three kinds of codes in one row that opens; open by itself when a code in it is not accepted. */
export function PromoCodeFields({ order, isStale, onVoucherRemoved }: Props) {
  const errors = {
    voucher: isStale ? '' : order.errorVoucher,
    coupon: isStale ? '' : order.errorPromotionCoupon,
    affiliate: isStale ? '' : order.errorAffiliate,
  }
  const saved = {
    voucher: order.discountVoucher,
    coupon: order.discountCoupon,
    affiliate: order.discountAffiliate,
  }
  const isRefused = Object.values(errors).some((error) => error !== '')
  const [isOpen, setIsOpen] = useState(isRefused)
  useEffect(() => {
    if (isRefused) setIsOpen(true)
  }, [isRefused])
  const used = [order.code, order.productCode, order.affiliateCode].filter((code) => code !== null)
  // Without a voucher or coupon the totals differ, so checkout starts again from the cart.
  const onRemoved = (kind: GuestCode) => {
    if (kind !== 'affiliate') onVoucherRemoved()
  }
  return (
    <div className="border-t border-line">
      <Disclosure
        title={used.length > 0 ? texts.inUse(used.join(', ')) : texts.title}
        open={isOpen}
      >
        <div className="grid gap-4">
          {(['voucher', 'coupon', 'affiliate'] as const).map((kind) => (
            <PromoCodeField
              key={kind}
              kind={kind}
              subTotal={order.subTotal}
              serverError={errors[kind]}
              saved={isStale ? 0 : saved[kind]}
              shippingFee={order.shippingFee}
              onRemoved={onRemoved}
            />
          ))}
        </div>
      </Disclosure>
    </div>
  )
}
