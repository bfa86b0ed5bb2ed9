'use client'

import { useRef, useState } from 'react'
import { toast } from '@/components/ui/toast'
import { type Placed, payAgain } from '@/contract/orders'
import { call } from '@/lib/api/browser'
import { errorText } from '@/lib/api/error-text'
import { withLoading } from '@/lib/browser/loading-state'
import { openPaymentSite } from '@/lib/payments/open-payment-site'

/** Begins another payment, by the way chosen or the one before; an online one leaves for the payment site. */
export function useRetryPayment(orderId: string) {
  const [busy, setBusy] = useState(false)
  // State is too late for a second press in the same frame.
  const isUnderWay = useRef(false)

  async function pay(paymentType?: Placed['paymentType']) {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    try {
      const body = paymentType === undefined ? {} : { paymentType }
      const input = { params: { id: orderId }, body }
      const { data } = await withLoading(call(payAgain, input), { blocking: true })
      if (data.paymentUrl) openPaymentSite(data.paymentUrl)
      else window.location.replace(window.location.pathname)
    } catch (error) {
      isUnderWay.current = false
      setBusy(false)
      toast.error(errorText(error))
    }
  }
  return { busy, pay }
}
