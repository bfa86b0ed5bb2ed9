'use client'

import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { formatDateTime } from '@/lib/format/date'
import { countdown } from '@/lib/messages/countdown'

export type CountdownKind = 'ends' | 'starts'

type Props = {
  /** The moment, ISO 8601. */
  until: string
  kind?: CountdownKind
  /** Server clock minus this machine's clock, in milliseconds. */
  offset?: number
  onEnd?: () => void
}

const pad = (value: number) => String(value).padStart(2, '0')

/** `03:04:05`, with days in front when there are any. */
export function remaining(milliseconds: number): { days: number; clock: string } {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ]
  return { days, clock: `${pad(hours)}:${pad(minutes)}:${pad(seconds % 60)}` }
}

/** Counts down once a second, silently; before hydration it shows the moment alone. */
export function Countdown({ until, kind = 'ends', offset = 0, onEnd }: Props) {
  const [left, setLeft] = useState<number | null>(null)
  const end = new Date(until).getTime()

  useEffect(() => {
    const tick = () => {
      const next = end - Date.now() - offset
      setLeft(next)
      if (next > 0) return
      clearInterval(timer)
      onEnd?.()
    }
    const timer = setInterval(tick, 1000)
    tick()
    return () => clearInterval(timer)
  }, [end, offset, onEnd])

  const over = left !== null && left <= 0
  const { days, clock } = remaining(left ?? 0)
  const texts = countdown[kind]
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <time dateTime={until} className="num text-ink-2">
        {texts.at(formatDateTime(until))}
      </time>
      <span className={clsx('text-ink-2', left === null && 'invisible')}>
        {over ? null : `${texts.in} `}
        <span translate="no" role="timer" aria-live="off" className="num font-semibold text-accent">
          {over ? texts.over : `${days > 0 ? `${countdown.days(days)} ` : ''}${clock}`}
        </span>
      </span>
    </span>
  )
}
