'use client'

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

type Disclosure<W extends HTMLElement, T extends HTMLElement> = {
  isOpen: boolean
  open: () => void
  /** Closes; with `refocus` the trigger gets the focus. */
  close: (options?: { refocus?: boolean }) => void
  wrapper: RefObject<W | null>
  trigger: RefObject<T | null>
}

/** A small panel that closes on Escape, on a press outside and on leaving it by Tab. */
export function useDisclosure<
  W extends HTMLElement = HTMLDivElement,
  T extends HTMLElement = HTMLButtonElement,
>(): Disclosure<W, T> {
  const [isOpen, setOpen] = useState(false)
  const wrapper = useRef<W>(null)
  const trigger = useRef<T>(null)

  const open = useCallback(() => setOpen(true), [])
  const close = useCallback(({ refocus = false } = {}) => {
    // In this order, because a trigger may open on focus.
    if (refocus) trigger.current?.focus()
    setOpen(false)
  }, [])

  useEffect(() => {
    if (!isOpen) return
    const outside = (event: Event) => {
      if (event.target instanceof Node && !wrapper.current?.contains(event.target)) close()
    }
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // The panel may be inside a dialog that listens for the same key: one press closes one thing.
      event.preventDefault()
      close({ refocus: wrapper.current?.contains(document.activeElement) ?? false })
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    document.addEventListener('keydown', onEscape)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
      document.removeEventListener('keydown', onEscape)
    }
  }, [isOpen, close])

  return { isOpen, open, close, wrapper, trigger }
}
