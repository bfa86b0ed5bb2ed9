'use client'

import { useEffect, useState } from 'react'
import { connectToaster, TOAST_STACK, type Toast } from '@/components/ui/toast'

/** Toasts for a page that went offline before the real toaster loaded. */
export function FallbackToaster() {
  const [shown, setShown] = useState<readonly Toast[]>([])
  useEffect(() => {
    const hide = (id?: string) =>
      setShown((known) => (id === undefined ? [] : known.filter((one) => one.id !== id)))
    const show = (toast: Toast) => {
      setShown((known) => [...known, toast].slice(-TOAST_STACK))
      setTimeout(() => hide(toast.id), toast.duration)
    }
    return connectToaster({ show, hide })
  }, [])
  return (
    <div role="status" className="fixed inset-x-4 bottom-24 z-[50] grid justify-items-center gap-2">
      {shown.map(({ id, message }) => (
        <div key={id} className="panel">
          <p>{message}</p>
        </div>
      ))}
    </div>
  )
}
