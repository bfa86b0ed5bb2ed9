'use client'

import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { EarlierOrder } from '@/components/orders/checkout/earlier-order'
import { toast } from '@/components/ui/toast'
import type { OrderLine } from '@/contract/shop/cart'
import type { PaymentType, Placed } from '@/contract/shop/orders'
import { UpstreamError } from '@/lib/api/upstream-error'
import type { GuestLine } from '@/lib/cart/guest-cart'
import { checkout } from '@/lib/messages/checkout'
import type { CheckoutApi } from '@/lib/orders/checkout/checkout-api'
import { type CheckoutDraft, clearDraft } from '@/lib/orders/checkout/checkout-draft'
import {
  claimCheckoutKey,
  clearCheckoutKey,
  renewCheckoutKey,
} from '@/lib/orders/checkout/checkout-key'
import { orderOfUsedKey } from '@/lib/orders/checkout/refused-order'
import { openPaymentSite } from '@/lib/payments/open-payment-site'
import { paths } from '@/lib/routes/paths'

function finish({ orderId, paymentUrl }: Placed) {
  clearDraft()
  const order = paths.orderConfirmation(orderId)
  if (!paymentUrl) {
    window.location.assign(order)
    return
  }
  // Going back from the payment site should lead to the order, not to an empty cart.
  window.history.replaceState(null, '', order)
  openPaymentSite(paymentUrl)
}

const isUncertain = (error: unknown) => error instanceof UpstreamError && error.status >= 502

/** The key of this tab's order, fixed when the payment step opens: two tabs that press in one instant send the same. */
function useCheckoutKey(isPaying: boolean) {
  const held = useRef<Promise<string> | null>(null)
  const claim = useCallback(() => {
    held.current ??= claimCheckoutKey()
    return held.current
  }, [])
  useEffect(() => {
    if (isPaying) void claim()
  }, [isPaying, claim])
  const renew = async () => {
    held.current = renewCheckoutKey(await claim())
  }
  const clear = async () => clearCheckoutKey(await claim())
  return { claim, renew, clear }
}

type Sent = { paymentType: PaymentType; order: OrderLine; lines: readonly GuestLine[] }

type Ordering = {
  draft: CheckoutDraft
  api: CheckoutApi
  mutationKey: readonly string[]
  backToCart: (error: Error) => void
}

/** Sends the order; `earlier` is the one that an earlier press has placed unseen, `orderMore` allows another. */
export function usePlaceOrder({ draft, api, mutationKey, backToCart }: Ordering) {
  const [earlier, setEarlier] = useState<EarlierOrder | null>(null)
  const key = useCheckoutKey(draft.tab === 2)
  const placeOrder = useMutation({
    mutationKey,
    mutationFn: async ({ paymentType, order }: Sent) =>
      api.place({ ...draft, paymentType }, order, await key.claim()),
    meta: { blocking: true },
    onSuccess: async (placed, { lines }) => {
      await key.clear()
      api.clear(lines)
      finish(placed)
    },
    onError: (error) => {
      // The order may exist: a repeated call with the same key answers with it.
      if (isUncertain(error)) {
        toast.warning(checkout.payment.unsure, { duration: 8000 })
        return
      }
      const used = orderOfUsedKey(error)
      if (used?.orderId && used.orderCode) {
        setEarlier({ orderId: used.orderId, orderCode: used.orderCode })
        return
      }
      if (used) void key.renew()
      backToCart(error)
    },
  })
  const orderMore = () => {
    setEarlier(null)
    void key.renew()
  }
  return { placeOrder, earlier, orderMore }
}
