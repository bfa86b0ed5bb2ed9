import { useBlocker } from 'ra-core'
import { useEffect } from 'react'
import { office } from '@/lib/messages/office'

/** Asks before a page is left whose form is none of the framework's. */
function useUnsavedWarning(isChanged: boolean) {
  const { state, proceed, reset } = useBlocker(isChanged)
  useEffect(() => {
    if (state !== 'blocked') return
    if (window.confirm(office.form.unsaved)) proceed?.()
    else reset?.()
  }, [state, proceed, reset])
  useEffect(() => {
    if (!isChanged) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isChanged])
}

/** Closes a form or dialog, asking first about what was typed into it; so does the way off the page. */
export function useAskingFirst(isChanged: boolean, close: () => void) {
  useUnsavedWarning(isChanged)
  return () => {
    if (!isChanged || window.confirm(office.form.unsavedDialog)) close()
  }
}
