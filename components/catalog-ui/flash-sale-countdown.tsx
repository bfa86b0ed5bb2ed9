'use client'

import { useCallback, useEffect, useState } from 'react'
import { Countdown } from '@/components/ui/countdown'
import { fetchShopTime } from '@/lib/catalog/fetch-shop-time'

/** Server clock minus this machine's, in milliseconds; 0 until the shop has told its time. A remembered page cannot: it may be a minute old. */
function useServerClock(): number {
  const [offset, setOffset] = useState(0)
  useEffect(() => {
    let isHere = true
    fetchShopTime().then((time) => {
      // Without the shop's clock the machine's own is the best there is.
      if (isHere && time !== null) setOffset(time - Date.now())
    })
    return () => {
      isHere = false
    }
  }, [])
  return offset
}

/** A page that is older than this has been made anew already, and once more would not help. */
const JUST_NOW_MS = 5_000

type Props = {
  until: string
  /** The page is another one from that moment on and is shown anew. */
  turnsPage?: boolean
}

/** Counts down by the shop's clock, whatever this machine's says. */
export function FlashSaleCountdown({ until, turnsPage = false }: Props) {
  const offset = useServerClock()
  const onEnd = useCallback(() => {
    const since = Date.now() + offset - new Date(until).getTime()
    if (turnsPage && since < JUST_NOW_MS) window.location.reload()
  }, [turnsPage, offset, until])
  return <Countdown until={until} offset={offset} onEnd={onEnd} />
}
