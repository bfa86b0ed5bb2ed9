'use client'

import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '@/components/ui/button'
import { remaining } from '@/components/ui/countdown'
import { warningMinutes } from '@/lib/exams/limits'
import { exams } from '@/lib/messages/exams'

const texts = exams.timer
const TICK_MS = 250
const MINUTE_MS = 60_000
/** From here on the time is shown even to those who hid it. */
const ALWAYS_SHOWN_MS = 100_000

type Props = {
  /** Milliseconds left by the server's clock; null without a limit. */
  tick: () => number | null
  /** Increases when the server moves the deadline. */
  changes: number
}

/** The warning that is due; after sleep several are, and only the last one is true. */
const warningAt = (before: number, now: number) =>
  warningMinutes.findLast((minutes) => before > minutes * MINUTE_MS && now <= minutes * MINUTE_MS)

/** The remaining time; screen readers hear only the warnings. */
export function ExamTimer({ tick, changes }: Props) {
  const [left, setLeft] = useState<number | null>(tick)
  const [isHidden, setHidden] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  const before = useRef(left)

  useEffect(() => {
    const timer = setInterval(() => {
      const now = tick()
      const warning = now === null ? undefined : warningAt(before.current ?? 0, now)
      before.current = now
      if (warning !== undefined) setAnnouncement(texts.left(warning))
      setLeft(now)
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [tick])

  useEffect(() => {
    if (changes > 0) setAnnouncement(texts.moved)
  }, [changes])

  if (left === null) return null
  const isLate = left <= ALWAYS_SHOWN_MS
  const isShown = !isHidden || isLate
  return (
    <span className={clsx('inline-flex items-center font-semibold', isLate && 'text-accent')}>
      <span translate="no" role="timer" aria-live="off" aria-label={texts.label} className="num">
        {isShown ? clockOf(left) : texts.hidden}
      </span>
      {isLate ? null : (
        <IconButton
          icon={isHidden ? 'eye' : 'eye-off'}
          label={isHidden ? texts.show : texts.hide}
          size={18}
          onClick={() => setHidden(!isHidden)}
        />
      )}
      <span role="status" className="sr-only">
        {announcement}
      </span>
    </span>
  )
}

/** `1:29:05`; without hours in the last one. */
function clockOf(left: number): string {
  const { days, clock } = remaining(left)
  const [hours = '0', minutes, seconds] = clock.split(':')
  const all = days * 24 + Number(hours)
  return all > 0 ? `${all}:${minutes}:${seconds}` : `${minutes}:${seconds}`
}
