'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { getOrder, type OrderDetail } from '@/contract/shop/orders'
import { call } from '@/lib/api/browser'

const ONLINE_INTERVAL_MS = 2_000
const ONLINE_LIMIT_MS = 60_000
/** A transfer takes minutes or days: from this pause to the longest, each half as long again. */
const TRANSFER_FIRST_MS = 4_000
const TRANSFER_LONGEST_MS = 60_000

type Known = Pick<OrderDetail, 'orderId' | 'status' | 'paymentStatus'> &
  Partial<Pick<OrderDetail, 'bankTransfer'>>

const stateOf = ({ status, paymentStatus, bankTransfer }: Omit<Known, 'orderId'>) =>
  [status, paymentStatus, bankTransfer?.received ?? 0].join()

type Options = {
  isPaused: boolean
  /** The pause after so many answers. */
  interval: (answers: number) => number
  /** Also while the page is out of sight; otherwise it asks at once when it is shown again. */
  inBackground: boolean
}

/** Asks for an order again and again, and reloads the page when it has changed. */
function useChangeReload(order: Known, options: Options) {
  const { orderId } = order
  const { isPaused, interval, inBackground } = options
  const { data } = useQuery({
    queryKey: ['order', orderId],
    queryFn: async () => (await call(getOrder, { params: { id: orderId } })).data,
    enabled: !isPaused,
    refetchInterval: ({ state }) => interval(state.dataUpdateCount + state.errorUpdateCount),
    refetchIntervalInBackground: inBackground,
    refetchOnWindowFocus: inBackground ? false : 'always',
    networkMode: 'always',
    retry: false,
    staleTime: 0,
    meta: { quiet: true },
  })
  const hasChanged = data !== undefined && stateOf(data) !== stateOf(order)
  useEffect(() => {
    // Without the query that the payment site added.
    if (hasChanged && !isPaused) window.location.replace(window.location.pathname)
  }, [hasChanged, isPaused])
}

/** Waits a minute for the confirmation of an online payment. */
export function useOrderPolling(order: Known, isPaused: boolean) {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), ONLINE_LIMIT_MS)
    return () => clearTimeout(timer)
  }, [])
  useChangeReload(order, {
    // A reload would call back a buyer who is on the way to the payment site.
    isPaused: isPaused || isOver,
    interval: () => ONLINE_INTERVAL_MS,
    inBackground: true,
  })
  return { isOver }
}

export const transferInterval = (answers: number) =>
  Math.min(TRANSFER_LONGEST_MS, TRANSFER_FIRST_MS * 1.5 ** answers)

/** Waits for a transfer as long as the page is in sight; the buyer may come back from the banking app. */
export const useTransferPolling = (order: Known) =>
  useChangeReload(order, { isPaused: false, interval: transferInterval, inBackground: false })
