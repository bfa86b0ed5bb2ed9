'use client'

import { useEffect, useRef, useState } from 'react'
import { IconButton } from '@/components/ui/button'
import { catalogUi } from '@/lib/messages/catalog-ui'
import styles from './card-row-buttons.module.css'

/** Scroll the row before them; hidden while all of it is in view. */
export function CardRowButtons() {
  const buttons = useRef<HTMLDivElement>(null)
  const [ends, setEnds] = useState({ start: true, end: true })

  useEffect(() => {
    const row = buttons.current?.previousElementSibling
    if (!row) return
    const look = () =>
      setEnds({
        start: row.scrollLeft <= 1,
        end: row.scrollLeft + row.clientWidth >= row.scrollWidth - 1,
      })
    look()
    row.addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      row.removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [])

  const push = (direction: 1 | -1) => {
    const row = buttons.current?.previousElementSibling
    row?.scrollBy({
      left: direction * row.clientWidth * 0.85,
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
    })
  }

  return (
    <div ref={buttons} className={styles.buttons} hidden={ends.start && ends.end}>
      <IconButton
        icon="left"
        label={catalogUi.previous}
        disabled={ends.start}
        onClick={() => push(-1)}
      />
      <IconButton icon="right" label={catalogUi.next} disabled={ends.end} onClick={() => push(1)} />
    </div>
  )
}
