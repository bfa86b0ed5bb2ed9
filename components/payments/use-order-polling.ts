'use client'

import { useEffect, useState } from 'react'
import { getOrder, type OrderDetail } from '@/contract/orders'
import { call } from '@/lib/api/browser'

const PAUSE_MS = 2_000
const MOST_QUESTIONS = 30

type Known = Pick<OrderDetail, 'orderId' | 'status' | 'paymentStatus'>

/**
 * Asks the shop for a minute whether an order has moved on, and shows it anew when it has; not while `isPaused`: a buyer on
 * the way to the payment site would be called back.
 */
export function useOrderPolling({ orderId, status, paymentStatus }: Known, isPaused: boolean) {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    if (isPaused) return
    let isStopped = false
    let asked = 0
    let timer: ReturnType<typeof setTimeout>
    async function ask() {
      asked += 1
      const answer = await call(getOrder, { params: { id: orderId } }).catch(() => null)
      if (isStopped) return
      const now = answer?.data
      if (now && (now.status !== status || now.paymentStatus !== paymentStatus)) {
        // Without what the payment site wrote into the address.
        window.location.replace(window.location.pathname)
      } else if (asked >= MOST_QUESTIONS) setIsOver(true)
      else timer = setTimeout(ask, PAUSE_MS)
    }
    timer = setTimeout(ask, PAUSE_MS / 2)
    return () => {
      isStopped = true
      clearTimeout(timer)
    }
  }, [orderId, status, paymentStatus, isPaused])
  return { isOver }
}
