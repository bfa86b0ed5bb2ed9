'use client'

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import styles from './tabs.module.css'

type Tab = { id: string; label: ReactNode; panel: ReactNode }

type Props = {
  label: string
  tabs: readonly Tab[]
  initial?: string
  onChange?: (id: string) => void
  className?: string
}

const target = (key: string, index: number, count: number): number | null => {
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return null
}

/** All panels are in the document; only the selected one is shown. */
export function Tabs({ label, tabs, initial, onChange, className }: Props) {
  const base = useId()
  const [chosen, setChosen] = useState(initial ?? tabs[0]?.id)
  const list = useRef<HTMLDivElement>(null)

  const choose = (id: string) => {
    setChosen(id)
    onChange?.(id)
  }
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const next = target(event.key, index, tabs.length)
    const tab = next === null ? undefined : tabs[next]
    if (tab === undefined || next === null) return
    event.preventDefault()
    choose(tab.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <div className={className}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}-tab`}
            aria-controls={`${base}-${tab.id}`}
            aria-selected={tab.id === chosen}
            tabIndex={tab.id === chosen ? 0 : -1}
            className={styles.tab}
            onClick={() => choose(tab.id)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}-${tab.id}`}
          aria-labelledby={`${base}-${tab.id}-tab`}
          hidden={tab.id !== chosen}
          className={styles.panel}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  )
}
