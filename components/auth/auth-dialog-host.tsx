'use client'

import { useEffect } from 'react'
import type { SocialLogins } from '@/components/auth/social-logins'
import { useAuthDialog } from '@/components/auth/use-auth-dialog'
import { useRequestedDialog } from '@/components/auth/use-requested-dialog'
import { useSessionSync } from '@/components/auth/use-session-sync'
import { toast } from '@/components/ui/toast'
import { useLazyDialog } from '@/components/ui/use-lazy-dialog'
import { takeNextPageNotice } from '@/lib/cart/next-page-notice'
import { authDialogHost } from '@/lib/messages/auth-dialog-host'
import { seemsSignedIn } from '@/lib/session/signed-in-flag'

const load = () => import('@/components/auth/auth-dialogs').then((it) => it.AuthDialogs)

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
  const Dialogs = useLazyDialog(dialog !== null, close, load)
  useSessionSync()
  useRequestedDialog()
  useEffect(() => {
    void finishSocialSignIn()
  }, [])
  return Dialogs ? <Dialogs social={social} /> : null
}
