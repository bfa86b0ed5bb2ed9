import { useEffect, useRef } from 'react'
import type { Step } from '@/components/ui/step-buttons'

/** For lists whose rows are drawn anew when they move: takes the focus along to where the row went. */
export function useStepFocus() {
  const list = useRef<HTMLDivElement>(null)
  const moved = useRef<{ place: string; step: Step } | null>(null)
  useEffect(() => {
    if (!moved.current) return
    const { place, step } = moved.current
    moved.current = null
    const buttons = list.current?.querySelectorAll<HTMLElement>(`[data-place="${place}"] > button`)
    buttons?.[step === -1 ? 0 : 1]?.focus()
  })
  const follow = (place: string, step: Step) => {
    moved.current = { place, step }
  }
  return { list, follow }
}
