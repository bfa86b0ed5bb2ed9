'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import {
  authDialog,
  isAuthDialogWanted,
  type RegisterRole,
} from '@/components/auth/use-auth-dialog'
import { toast } from '@/components/ui/toast'
import { readLocal } from '@/lib/browser/local-store'
import { hidePanel } from '@/lib/browser/native-popover'
import { authDialogHost } from '@/lib/messages/auth-dialog-host'
import { seemsSignedIn } from '@/lib/session/signed-in-flag'

const LATER = 'register_form_later'

const roleOf = (text: string | null | undefined): RegisterRole =>
  text === '2' ? 2 : text === '3' ? 3 : 1

/** Opens the dialog that a link or the URL names, unless somebody is signed in. */
function openNamed(name: string, role: string | null | undefined): boolean {
  if (seemsSignedIn()) return false
  if (name === 'register') authDialog.openRegister(roleOf(role))
  else if (name === 'forgot') authDialog.openForgot()
  else if (name === 'login') authDialog.openLogin()
  else return false
  return true
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.defaultPrevented)

/** Links with `data-dialog` open a dialog instead of the login page they lead to. */
function onPress(event: MouseEvent) {
  const target = event.target instanceof Element ? event.target : null
  const link = target?.closest<HTMLElement>('[data-dialog]')
  if (!link || !isPlain(event)) return
  if (!openNamed(link.dataset.dialog ?? '', link.dataset.role)) return
  event.preventDefault()
  hidePanel(link.closest<HTMLElement>('[popover]'))
}

/** Remembers that the profile step was postponed, so that no page opens it again by itself. */
export function postponeProfile(): void {
  try {
    window.sessionStorage.setItem(LATER, '1')
  } catch {
    // Without storage the next page asks again.
  }
}

function isPutOff(): boolean {
  try {
    return window.sessionStorage.getItem(LATER) === '1'
  } catch {
    return false
  }
}

/** Resumes a registration that a reload interrupted. */
async function resumeRegistration() {
  if (seemsSignedIn() || readLocal('register_form') === null) return
  // Loaded for the few who need it.
  const { findRegistrationDraft, findRegistrationEmail } = await import(
    '@/lib/auth/registration-draft'
  )
  const draft = findRegistrationDraft()
  if (!draft) return
  const resume = () => authDialog.openInformation(draft, findRegistrationEmail(draft))
  if (!isPutOff() && !isAuthDialogWanted()) resume()
  else
    toast.info(authDialogHost.unfinished, {
      action: { label: authDialogHost.goOn, onSelect: resume },
    })
}

/** Opens dialogs named in the URL, requested by a link, or left unfinished. */
export function useRequestedDialog(): void {
  const search = useSearchParams()
  const named = search.get('dialog')
  const role = search.get('role')

  useEffect(() => {
    document.addEventListener('click', onPress, true)
    return () => document.removeEventListener('click', onPress, true)
  }, [])

  useEffect(() => {
    if (named === null) return
    // Removed from the URL, so that neither a reload nor the back button opens it again.
    const rest = new URL(window.location.href)
    rest.searchParams.delete('dialog')
    rest.searchParams.delete('role')
    window.history.replaceState(null, '', rest)
    if (named === 'login' && !seemsSignedIn()) authDialog.requestLogin()
    else openNamed(named, role)
  }, [named, role])

  useEffect(() => {
    void resumeRegistration()
  }, [])
}
