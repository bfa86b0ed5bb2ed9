import { useBlocker } from 'ra-core'
import { useEffect } from 'react'
import { office } from '@/lib/messages/office'

/** Closes a dialog; what was typed into it is asked about first. */
export const askingFirst = (isChanged: boolean, close: () => void) => () => {
  if (!isChanged || window.confirm(office.form.unsavedDialog)) close()
}

/** Asks before a page is left whose form is none of the framework's. */
export function useUnsavedWarning(isChanged: boolean) {
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
