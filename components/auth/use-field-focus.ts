'use client'

import { useEffect, useRef } from 'react'

/** Focuses the first field whenever the content changes; the dialog restores the focus at the end. */
export function useFieldFocus(content: unknown) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (content === null) return
    const find = (what: string) => place.current?.querySelector<HTMLElement>(what)
    const field = find('[data-autofocus]') ?? find('input, button')
    field?.focus()
  }, [content])
  return place
}
