import { useNotificationContext, useTakeUndoableMutation, useTranslate } from 'ra-core'
import { useEffect } from 'react'
import { toast } from '@/components/ui/toast'
import { office } from '@/lib/messages/office'

const UNDO_MS = 8_000

/** Shows what the framework has to say as toasts of the shop; what can be undone waits for its toast to go. */
export function Notifications() {
  const { notifications, takeNotification } = useNotificationContext()
  const takeMutation = useTakeUndoableMutation()
  const translate = useTranslate()
  useEffect(() => {
    if (notifications.length === 0) return
    const taken = takeNotification()
    if (!taken) return
    const message = translate(String(taken.message))
    if (!taken.notificationOptions?.undoable) {
      if (taken.type === 'error') toast.error(message)
      else toast.success(message)
      return
    }
    const mutation = takeMutation()
    let isOver = false
    const end = (isUndo: boolean) => {
      if (isOver) return
      isOver = true
      mutation?.({ isUndo })
    }
    const onSelect = () => end(true)
    toast.success(message, { duration: UNDO_MS, action: { label: office.form.undo, onSelect } })
    setTimeout(() => end(false), UNDO_MS)
    addEventListener('pagehide', () => end(false), { once: true })
  }, [notifications, takeNotification, takeMutation, translate])
  return null
}
