'use client'

import { useCallback, useEffect, useState } from 'react'
import { Countdown, type CountdownKind } from '@/components/ui/countdown'
import { fetchShopTime } from '@/lib/catalog/fetch-shop-time'

/**
 * Server clock minus this machine's clock, in milliseconds; 0 until known. A cached page cannot tell: it
 * may be a minute old.
 */
function useServerClock(): number {
  const [offset, setOffset] = useState(0)
  useEffect(() => {
    let isHere = true
    fetchShopTime().then((time) => {
      // Without the server's clock this machine's is the best there is.
      if (isHere && time !== null) setOffset(time - Date.now())
    })
    return () => {
      isHere = false
    }
  }, [])
  return offset
}

/** A page older than this has been reloaded already, and once more would not help. */
const JUST_NOW_MS = 5_000

type Props = {
  until: string
  kind?: CountdownKind
  /** The page changes at that moment and is reloaded. */
  turnsPage?: boolean
}

/** Counts down by the server's clock. */
export function FlashSaleCountdown({ until, kind = 'ends', turnsPage = false }: Props) {
  const offset = useServerClock()
  const onEnd = useCallback(() => {
    const since = Date.now() + offset - new Date(until).getTime()
    if (turnsPage && since < JUST_NOW_MS) window.location.reload()
  }, [turnsPage, offset, until])
  return <Countdown until={until} kind={kind} offset={offset} onEnd={onEnd} />
}
