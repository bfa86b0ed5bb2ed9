'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Placed, payAgain } from '@/contract/shop/orders'
import { call } from '@/lib/api/browser'
import { openPaymentSite } from '@/lib/payments/open-payment-site'

/** Starts another payment of an order, with the same method or another; an online one opens the payment site. */
export function useRetryPayment(orderId: string) {
  const client = useQueryClient()
  const mutationKey = ['retry-payment', orderId]
  const { mutate, isPending, isSuccess } = useMutation({
    mutationKey,
    mutationFn: (paymentType?: Placed['paymentType']) =>
      call(payAgain, {
        params: { id: orderId },
        body: paymentType === undefined ? {} : { paymentType },
      }),
    meta: { blocking: true },
    onSuccess: ({ data }) => {
      if (data.paymentUrl) openPaymentSite(data.paymentUrl)
      else window.location.replace(window.location.pathname)
    },
  })
  const pay = (paymentType?: Placed['paymentType']) => {
    // Asked of the client: `isPending` is too late for a second press in the same frame.
    if (client.isMutating({ mutationKey }) === 0) mutate(paymentType)
  }
  // After a success the page is being left.
  return { busy: isPending || isSuccess, pay }
}
