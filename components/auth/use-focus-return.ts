'use client'

import { useEffect, useRef } from 'react'

/** As long as a window takes to fade. */
const FADE_MS = 260

/**
 * Gives the focus back to what opened the window. The window does so itself, but the first time its code arrives after the press
 * that asked for it, and then it does not know whom to thank.
 */
export function useFocusReturn(isOpen: boolean): void {
  const opener = useRef<Element | null>(null)
  useEffect(() => {
    if (isOpen) {
      opener.current = document.activeElement
      return
    }
    const timer = setTimeout(() => {
      const { activeElement, body } = document
      if (activeElement === body && opener.current instanceof HTMLElement) opener.current.focus()
    }, FADE_MS)
    return () => clearTimeout(timer)
  }, [isOpen])
}
