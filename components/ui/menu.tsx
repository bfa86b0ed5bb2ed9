'use client'

import { clsx } from 'clsx'
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react'
import { Icon, type IconName } from '@/components/ui/icon'
import { useDisclosure } from '@/components/ui/use-disclosure'
import styles from './overlays.module.css'

type MenuItem =
  | { label: string; href: string; icon?: IconName }
  | { label: string; onSelect: () => void; icon?: IconName }

type Props = {
  trigger: ReactNode
  label: string
  items: readonly MenuItem[]
  align?: 'start' | 'end'
  triggerClassName?: string | undefined
  hoverDelay?: number
}

const itemsIn = (root: HTMLElement | null) =>
  Array.from(root?.querySelectorAll<HTMLElement>('[data-menu-item]') ?? [])

/** The item an arrow key leads to, wrapping around. */
function step(key: string, from: number, count: number): number | null {
  if (key === 'ArrowDown') return (from + 1) % count
  if (key === 'ArrowUp') return (from <= 0 ? count : from) - 1
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return null
}

/** A menu of links or actions under a button: opens on hover after a moment, on click and by keyboard. */
export function Menu({
  trigger,
  label,
  items,
  align = 'end',
  triggerClassName,
  hoverDelay = 150,
}: Props) {
  const id = useId()
  const { isOpen, open, close, wrapper, trigger: button } = useDisclosure()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const after = (event: PointerEvent, act: () => void) => {
    if (event.pointerType === 'touch') return
    clearTimeout(timer.current)
    timer.current = setTimeout(act, hoverDelay)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const entries = itemsIn(wrapper.current)
    const next = step(
      event.key,
      entries.indexOf(document.activeElement as HTMLElement),
      entries.length,
    )
    if (next === null) return
    event.preventDefault()
    if (isOpen) entries[next]?.focus()
    else open()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only widens the button's own hover and arrow keys to its list.
    <div
      ref={wrapper}
      className={styles.anchor}
      onPointerEnter={(event) => after(event, open)}
      onPointerLeave={(event) => after(event, close)}
      onKeyDown={onKeyDown}
    >
      <button
        ref={button}
        type="button"
        className={triggerClassName}
        aria-expanded={isOpen}
        aria-controls={id}
        onFocus={(event) => {
          if (event.currentTarget.matches(':focus-visible')) open()
        }}
        onPointerDown={() => clearTimeout(timer.current)}
        onClick={(event) => (isOpen && event.detail > 0 ? close() : open())}
      >
        {trigger}
      </button>
      <ul
        id={id}
        aria-label={label}
        className={clsx(styles.panel, styles.menuList)}
        data-align={align}
        hidden={!isOpen}
      >
        {items.map((item) => (
          <li key={item.label}>
            <MenuEntry item={item} onDone={() => close()} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function MenuEntry({ item, onDone }: { item: MenuItem; onDone: () => void }) {
  const content = (
    <>
      {item.icon ? <Icon name={item.icon} size={18} /> : null}
      {item.label}
    </>
  )
  if ('href' in item)
    return (
      <a href={item.href} data-menu-item className={styles.menuItem} onClick={onDone}>
        {content}
      </a>
    )
  const select = () => {
    onDone()
    item.onSelect()
  }
  return (
    <button type="button" data-menu-item className={styles.menuItem} onClick={select}>
      {content}
    </button>
  )
}
