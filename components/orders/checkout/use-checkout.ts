'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useCartContents } from '@/components/cart/use-cart-contents'
import { useCartCodes } from '@/components/cart/use-cart-totals'
import { useCartChangedElsewhere } from '@/components/orders/checkout/use-cart-changed-elsewhere'
import { usePlaceOrder } from '@/components/orders/checkout/use-place-order'
import { toast } from '@/components/ui/toast'
import type { OrderLine } from '@/contract/shop/cart'
import { userMessageOf } from '@/lib/api/upstream-error'
import { accountCart } from '@/lib/cart/account-cart'
import { checkout } from '@/lib/messages/checkout'
import { accountCheckout, guestCheckout } from '@/lib/orders/checkout/checkout-api'
import { type CheckoutDraft, readDraft, storeDraft } from '@/lib/orders/checkout/checkout-draft'
import { cartOfRefusal } from '@/lib/orders/checkout/refused-order'
import { buyerErrors } from '@/lib/orders/invoice-buyer'
import { selectPaymentMethod } from '@/lib/payments/payment-methods'
import { useIsSignedIn } from '@/lib/session/use-is-signed-in'

const mutationKey = ['checkout']

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

  /** After any error the cart is shown as it stands, whose lines say what is wrong. */
  const backToCart = (error: Error) => {
    const found = cartOfRefusal(error)
    if (isSignedIn && found) accountCart.accept(found)
    void client.invalidateQueries({ queryKey: ['cart-totals'] })
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
  const { placeOrder, earlier, orderMore } = usePlaceOrder({ draft, api, mutationKey, backToCart })
  const onChangedElsewhere = useCallback(() => {
    update({ tab: 0 })
    toast.warning(checkout.payment.changedElsewhere)
  }, [update])
  const isOrdering = placeOrder.isPending || placeOrder.isSuccess
  // An account's cart may change at any device: the server compares what was seen.
  useCartChangedElsewhere(
    cart.lines,
    !isSignedIn && draft.tab > 0 && !isOrdering,
    onChangedElsewhere,
  )

  // Asked of the client: `isPending` is too late for a second press in the same frame.
  const isIdle = () => client.isMutating({ mutationKey }) === 0
  return {
    draft,
    update,
    invoiceTries,
    earlier,
    orderMore,
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
      if (paymentType !== null && isIdle()) {
        placeOrder.mutate({ paymentType, order, lines: cart.lines })
      }
    },
  }
}
