'use client'

import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { IconButton } from '@/components/ui/button'
import { ui } from '@/lib/messages/ui'
import styles from './control.module.css'

type Props = {
  /** What is counted, for the label: a book's title. */
  of: string
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
  /** A change is being sent. */
  pending?: boolean
  disabled?: boolean
}

const clamp = (value: number, min: number, max: number) =>
  Math.min(Math.max(value, min), Math.max(min, max))

/** − n +, with typing; a number the server corrects is announced. */
export function Quantity({
  of,
  value,
  onChange,
  min = 1,
  max = 99,
  pending = false,
  disabled = false,
}: Props) {
  const [draft, setDraft] = useState<string | null>(null)
  const [note, setNote] = useState('')
  const asked = useRef(value)
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (value !== asked.current) {
      asked.current = value
      setNote(ui.quantity.corrected(value))
    }
  }, [value])

  const ask = (wanted: number) => {
    const next = clamp(wanted, min, max)
    setNote(next === wanted ? '' : ui.quantity.corrected(next))
    if (next === value) return
    asked.current = next
    onChange(next)
  }

  // Before a recorded press is replayed: what was typed before this ran counts too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useLayoutEffect(() => {
    const typed = Number(input.current?.value)
    if (typed > 0 && typed !== value) ask(typed)
  }, [])

  const settle = () => {
    if (draft === null) return
    setDraft(null)
    if (/^\d{1,4}$/.test(draft)) ask(Number(draft))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault()
      setDraft(null)
      ask(value + (event.key === 'ArrowUp' ? 1 : -1))
    } else if (event.key === 'Enter') {
      event.preventDefault()
      settle()
    } else if (event.key === 'Escape') setDraft(null)
  }

  return (
    <span className={styles.quantity} aria-busy={pending} data-pending={pending || undefined}>
      <IconButton
        icon="minus"
        size={18}
        label={`${ui.quantity.less}, ${of}`}
        disabled={disabled || value <= min}
        onClick={() => ask(value - 1)}
      />
      <input
        ref={input}
        className="num"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        aria-label={ui.quantity.label(of)}
        disabled={disabled}
        value={draft ?? String(value)}
        onChange={(event) => setDraft(event.currentTarget.value.replace(/\D/g, ''))}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={settle}
        onKeyDown={onKeyDown}
      />
      <IconButton
        icon="plus"
        size={18}
        label={`${ui.quantity.more}, ${of}`}
        disabled={disabled || value >= max}
        onClick={() => ask(value + 1)}
      />
      <span role="status" className="sr-only">
        {note}
      </span>
    </span>
  )
}
