'use client'

import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { toast } from '@/components/ui/toast'
import { withLoading } from '@/lib/browser/loading-state'
import { dialogLoadFailed } from '@/lib/messages/lazy-dialog'

// A dialog returns the focus to what it saw focused since its code is there; code that has just loaded saw nothing.
function remindOfFocus() {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement)) return
  activeElement.blur()
  activeElement.focus()
}

/** A dialog whose code is fetched when it first opens, null until then; a load that failed is tried again with the next press. */
export function useLazyDialog<Props>(
  isOpen: boolean,
  onClose: () => void,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | null {
  const [loaded, setLoaded] = useState<{ Dialog: ComponentType<Props> } | null>(null)
  const fail = useEffectEvent(() => {
    toast.error(dialogLoadFailed)
    onClose()
  })
  const fetchDialog = useEffectEvent(() => {
    withLoading(load()).then((Dialog) => {
      remindOfFocus()
      setLoaded({ Dialog })
    }, fail)
  })
  useEffect(() => {
    if (isOpen && !loaded) fetchDialog()
  }, [isOpen, loaded])
  return loaded?.Dialog ?? null
}
