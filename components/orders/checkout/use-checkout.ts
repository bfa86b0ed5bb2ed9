'use client'

import { useCallback, useRef, useState } from 'react'
import { useCartContents } from '@/components/cart/use-cart-contents'
import { useCartCodes } from '@/components/cart/use-cart-totals'
import { toast } from '@/components/ui/toast'
import type { OrderLine } from '@/contract/cart'
import type { Placed } from '@/contract/orders'
import { UpstreamError, userMessageOf } from '@/lib/api/upstream-error'
import { withLoading } from '@/lib/browser/loading-state'
import { accountCheckout, guestCheckout } from '@/lib/cart/checkout-api'
import { type CheckoutDraft, clearDraft, readDraft, storeDraft } from '@/lib/cart/checkout-draft'
import { checkoutKey, clearCheckoutKey } from '@/lib/cart/checkout-key'
import { checkout } from '@/lib/messages/checkout'
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
  // Whoever steps back from the payment site finds the order, not an empty cart.
  window.history.replaceState(null, '', order)
  openPaymentSite(paymentUrl)
}

const reasonOf = (data: unknown) =>
  typeof data === 'object' && data !== null && 'reason' in data ? data.reason : undefined

const isUncertain = (error: unknown) => error instanceof UpstreamError && error.status >= 502

/** The way from cart to order: which step, what was typed, and the calls between the steps. */
export function useCheckout() {
  const { cart } = useCartContents()
  const codes = useCartCodes()
  const isSignedIn = useIsSignedIn()
  const way = isSignedIn ? accountCheckout : guestCheckout(cart, codes)
  const [draft, setDraft] = useState<CheckoutDraft>(readDraft)
  const [busy, setBusy] = useState(false)
  // State is too late for a second click in the same frame.
  const isUnderWay = useRef(false)

  const update = useCallback(
    (change: Partial<CheckoutDraft>) =>
      setDraft((before) => {
        const after = { ...before, ...change }
        storeDraft(after)
        return after
      }),
    [],
  )

  async function step(work: () => Promise<void>) {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    try {
      await work()
    } finally {
      isUnderWay.current = false
      setBusy(false)
    }
  }

  /** Any refusal leads back to the cart, where the lines say what is wrong. */
  const backToCart = (error: unknown) => {
    update({ tab: 0 })
    toast.error(userMessageOf(error))
  }

  const refuse = (error: unknown) => {
    const reason = error instanceof UpstreamError ? reasonOf(error.data) : undefined
    if (reason === 'keyUsed') clearCheckoutKey()
    backToCart(error)
  }

  const toDelivery = () =>
    step(async () => {
      try {
        const order = await way.check()
        update({ tab: order.tabIndex === 1 ? 1 : 0 })
      } catch (error) {
        backToCart(error)
      }
    })

  const toPayment = (address: CheckoutDraft) =>
    step(async () => {
      update({ ...address })
      try {
        update({ ...(await way.ship(address)), tab: 2 })
      } catch (error) {
        backToCart(error)
      }
    })

  const place = (order: OrderLine) =>
    step(async () => {
      const paymentType = selectPaymentMethod(draft.paymentType, order)
      if (paymentType === null) return
      const key = checkoutKey({
        lines: cart.lines,
        codes: [codes.voucher, codes.coupon, codes.affiliate],
      })
      try {
        const placed = await withLoading(way.place({ ...draft, paymentType }, order.total, key), {
          blocking: true,
        })
        way.clear()
        finish(placed)
      } catch (error) {
        // The order may exist: the same key asked again answers with it.
        if (isUncertain(error)) toast.warning(checkout.payment.unsure, { duration: 8000 })
        else refuse(error)
      }
    })

  const goTo = (tab: CheckoutDraft['tab']) => update({ tab })
  return { draft, update, busy, goTo, toDelivery, toPayment, place }
}
