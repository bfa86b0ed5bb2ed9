'use client'

import { type ComponentType, useEffect, useState } from 'react'
import type { SocialLogins } from '@/components/auth/social-logins'
import { useAuthDialog } from '@/components/auth/use-auth-dialog'
import { useFocusReturn } from '@/components/auth/use-focus-return'
import { useRequestedDialog } from '@/components/auth/use-requested-dialog'
import { useSessionSync } from '@/components/auth/use-session-sync'
import { toast } from '@/components/ui/toast'
import { withLoading } from '@/lib/browser/loading-state'
import { takeNextPageNotice } from '@/lib/cart/next-page-notice'
import { authDialogHost } from '@/lib/messages/auth-dialog-host'
import { seemsSignedIn } from '@/lib/session/signed-in-flag'

type View = ComponentType<{ social: SocialLogins }>

const load = () => import('@/components/auth/auth-dialogs')

/** Loads the dialogs with the first one that opens; a failed load is retried with the next. */
function useDialogs(isWanted: boolean, onFailure: () => void): View | null {
  const [view, setView] = useState<{ Dialogs: View } | null>(null)
  useEffect(() => {
    if (!isWanted || view) return
    withLoading(load())
      .then(({ AuthDialogs }) => setView({ Dialogs: AuthDialogs }))
      .catch(() => {
        toast.error(authDialogHost.loadFailed)
        onFailure()
      })
  }, [isWanted, view, onFailure])
  return view?.Dialogs ?? null
}

/** On return from a provider's page, finishes the sign-in. */
async function finishSocialSignIn() {
  if (!seemsSignedIn()) return
  const { finishSocial } = await import('@/lib/session/browser-session')
  if (!(await finishSocial())) return
  toast.success(authDialogHost.signedIn)
  // After a password sign-in the next page tells of merged carts; here this is that page.
  const notice = takeNextPageNotice()
  if (notice) toast.success(notice)
}

/** Mounted once: shows the sign-in dialogs and keeps the page in step with the session. */
export function AuthDialogHost({ social }: { social: SocialLogins }) {
  const { dialog, close } = useAuthDialog()
  const Dialogs = useDialogs(dialog !== null, close)
  useFocusReturn(dialog !== null)
  useSessionSync()
  useRequestedDialog()
  useEffect(() => {
    void finishSocialSignIn()
  }, [])
  return Dialogs ? <Dialogs social={social} /> : null
}
