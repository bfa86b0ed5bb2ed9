'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { getOrder, type OrderDetail } from '@/contract/orders'
import { call } from '@/lib/api/browser'

const INTERVAL_MS = 2_000
const LIMIT_MS = 60_000

type Known = Pick<OrderDetail, 'orderId' | 'status' | 'paymentStatus'>

/** Polls an order for a minute and reloads the page when it has changed. */
export function useOrderPolling({ orderId, status, paymentStatus }: Known, isPaused: boolean) {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), LIMIT_MS)
    return () => clearTimeout(timer)
  }, [])
  const { data } = useQuery({
    queryKey: ['order', orderId],
    queryFn: async () => (await call(getOrder, { params: { id: orderId } })).data,
    // A reload would call back a buyer who is on the way to the payment site.
    enabled: !isPaused && !isOver,
    refetchInterval: INTERVAL_MS,
    refetchIntervalInBackground: true,
    networkMode: 'always',
    retry: false,
    staleTime: 0,
    meta: { quiet: true },
  })
  const hasChanged =
    data !== undefined && (data.status !== status || data.paymentStatus !== paymentStatus)
  useEffect(() => {
    // Without the query that the payment site added.
    if (hasChanged && !isPaused) window.location.replace(window.location.pathname)
  }, [hasChanged, isPaused])
  return { isOver }
}
