'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useCartContents } from '@/components/cart/use-cart-contents'
import { useCartCodes } from '@/components/cart/use-cart-totals'
import { toast } from '@/components/ui/toast'
import type { OrderLine } from '@/contract/shop/cart'
import type { PaymentType, Placed } from '@/contract/shop/orders'
import { UpstreamError, userMessageOf } from '@/lib/api/upstream-error'
import { checkout } from '@/lib/messages/checkout'
import { accountCheckout, guestCheckout } from '@/lib/orders/checkout/checkout-api'
import {
  type CheckoutDraft,
  clearDraft,
  readDraft,
  storeDraft,
} from '@/lib/orders/checkout/checkout-draft'
import { checkoutKey, clearCheckoutKey } from '@/lib/orders/checkout/checkout-key'
import { buyerErrors } from '@/lib/orders/invoice-buyer'
import { openPaymentSite } from '@/lib/payments/open-payment-site'
import { selectPaymentMethod } from '@/lib/payments/payment-methods'
import { paths } from '@/lib/routes/paths'
import { useIsSignedIn } from '@/lib/session/use-is-signed-in'

function finish({ orderId, paymentUrl }: Placed) {
  clearCheckoutKey()
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

const mutationKey = ['checkout']

const reasonOf = (data: unknown) =>
  typeof data === 'object' && data !== null && 'reason' in data ? data.reason : undefined

const isUncertain = (error: unknown) => error instanceof UpstreamError && error.status >= 502

/** From cart to order: the step shown, what was typed, and the calls between the steps. */
export function useCheckout() {
  const { cart } = useCartContents()
  const codes = useCartCodes()
  const isSignedIn = useIsSignedIn()
  const api = isSignedIn ? accountCheckout : guestCheckout(cart, codes)
  const [draft, setDraft] = useState<CheckoutDraft>(readDraft)
  const [invoiceTries, setInvoiceTries] = useState(0)
  const client = useQueryClient()

  const update = useCallback(
    (change: Partial<CheckoutDraft>) =>
      setDraft((before) => {
        const after = { ...before, ...change }
        storeDraft(after)
        return after
      }),
    [],
  )

  /** After any error the cart is shown, whose lines say what is wrong. */
  const backToCart = (error: Error) => {
    update({ tab: 0 })
    toast.error(userMessageOf(error))
  }

  const checkCart = useMutation({
    mutationKey,
    mutationFn: () => api.check(),
    onSuccess: ({ tabIndex }) => update({ tab: tabIndex === 1 ? 1 : 0 }),
    onError: backToCart,
  })
  const sendAddress = useMutation({
    mutationKey,
    mutationFn: (address: CheckoutDraft) => api.ship(address),
    onMutate: (address) => update(address),
    onSuccess: (change, { isKept }) => {
      if (isKept && !change.addressId) toast.warning(checkout.delivery.notKept)
      update({ ...change, tab: 2 })
    },
    onError: backToCart,
  })
  const placeOrder = useMutation({
    mutationKey,
    mutationFn: (body: { paymentType: PaymentType; total: number }) =>
      api.place(
        { ...draft, paymentType: body.paymentType },
        body.total,
        checkoutKey({
          lines: cart.lines,
          codes: [codes.voucher, codes.coupon, codes.affiliate],
        }),
      ),
    meta: { blocking: true },
    onSuccess: (placed) => {
      api.clear()
      finish(placed)
    },
    onError: (error) => {
      // The order may exist: a repeated call with the same key answers with it.
      if (isUncertain(error)) {
        toast.warning(checkout.payment.unsure, { duration: 8000 })
        return
      }
      const reason = error instanceof UpstreamError ? reasonOf(error.data) : undefined
      if (reason === 'keyUsed') clearCheckoutKey()
      backToCart(error)
    },
  })

  // Asked of the client: `isPending` is too late for a second press in the same frame.
  const isIdle = () => client.isMutating({ mutationKey }) === 0
  return {
    draft,
    update,
    invoiceTries,
    busy: checkCart.isPending || sendAddress.isPending || placeOrder.isPending,
    goTo: (tab: CheckoutDraft['tab']) => update({ tab }),
    toDelivery: () => {
      if (isIdle()) checkCart.mutate()
    },
    toPayment: (address: CheckoutDraft) => {
      if (isIdle()) sendAddress.mutate(address)
    },
    place: (order: OrderLine) => {
      if (order.takesInvoice && draft.invoice.isWanted && buyerErrors(draft.invoice)) {
        setInvoiceTries((before) => before + 1)
        return
      }
      const paymentType = selectPaymentMethod(draft.paymentType, order)
      if (paymentType !== null && isIdle()) placeOrder.mutate({ paymentType, total: order.total })
    },
  }
}
