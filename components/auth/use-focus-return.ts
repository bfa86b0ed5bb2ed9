'use client'

import { useEffect, useRef } from 'react'

/** As long as a dialog takes to fade out. */
const FADE_MS = 260

/**
 * Returns the focus to the opener. The dialog does so itself except the first time, when its code loads
 * after the press.
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
