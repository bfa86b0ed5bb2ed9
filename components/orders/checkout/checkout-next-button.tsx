'use client'

import { DELIVERY_FORM } from '@/components/orders/checkout/delivery-form-id'
import type { EarlierOrder } from '@/components/orders/checkout/earlier-order'
import type { useCheckout } from '@/components/orders/checkout/use-checkout'
import { Button } from '@/components/ui/button'
import type { OrderLine } from '@/contract/shop/cart'
import { checkout as texts } from '@/lib/messages/checkout'
import { isCoursesOnly } from '@/lib/orders/order-contents'
import { selectPaymentMethod } from '@/lib/payments/payment-methods'

type Props = {
  checkout: Pick<ReturnType<typeof useCheckout>, 'draft' | 'busy' | 'toDelivery' | 'place'> & {
    earlier?: EarlierOrder | null
  }
  order: OrderLine
  isStale: boolean
  full?: boolean
}

/** The button that leads to the next step or places the order: beside the totals on wide screens, in the bottom bar on a phone. */
export function CheckoutNextButton({ checkout, order, isStale, full }: Props) {
  const { draft, busy, earlier, toDelivery, place } = checkout
  const look = full ? { full } : { className: 'px-3' }
  if (draft.tab === 0) {
    const isBroken = order.cartDetails.some((line) => line.error !== '')
    return (
      <Button {...look} busy={busy} blocked={isStale || isBroken} onClick={toDelivery}>
        {isCoursesOnly(order.cartDetails) ? texts.courses.toDetails : texts.toDelivery}
      </Button>
    )
  }
  if (draft.tab === 1) {
    return (
      <Button {...look} type="submit" form={DELIVERY_FORM} busy={busy}>
        {texts.delivery.submit}
      </Button>
    )
  }
  const canPlace = !isStale && !earlier && selectPaymentMethod(draft.paymentType, order) !== null
  return (
    <Button {...look} busy={busy} blocked={!canPlace} onClick={() => place(order)}>
      {texts.payment.place}
    </Button>
  )
}
