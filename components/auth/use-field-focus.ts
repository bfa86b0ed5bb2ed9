'use client'

import { useEffect, useRef } from 'react'

/** Takes the focus into the first field whenever the content changes; the window itself gives it back at the end. */
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
