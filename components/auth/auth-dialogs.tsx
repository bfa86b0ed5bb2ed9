'use client'

import { type ReactNode, useState } from 'react'
import { AccountActivationForm } from '@/components/auth/account-activation-form'
import { AccountReactivationForm } from '@/components/auth/account-reactivation-form'
import { CompleteProfileForm } from '@/components/auth/complete-profile-form'
import { ForgotPasswordForm } from '@/components/auth/forgot-password-form'
import { LoginForm } from '@/components/auth/login-form'
import { RegisterForm } from '@/components/auth/register-form'
import type { SocialLogins } from '@/components/auth/social-logins'
import { type AuthDialog, useAuthDialog } from '@/components/auth/use-auth-dialog'
import { useFieldFocus } from '@/components/auth/use-field-focus'
import { postponeProfile } from '@/components/auth/use-requested-dialog'
import { Dialog } from '@/components/ui/dialog'
import { QueryProvider } from '@/components/ui/query-provider'
import { auth } from '@/lib/messages/auth'

const titles: Record<AuthDialog['kind'], string> = {
  login: auth.login.title,
  register: auth.register.title,
  activation: auth.activation.title,
  reactivation: auth.reactivation.title,
  forgot: auth.forgot.title,
  information: auth.information.title,
}

const isWide: Partial<Record<AuthDialog['kind'], boolean>> = {
  register: true,
  forgot: true,
  information: true,
}

function contentOf(dialog: AuthDialog, social: SocialLogins): ReactNode {
  switch (dialog.kind) {
    case 'login':
      return <LoginForm request={dialog} social={social} />
    case 'register':
      return <RegisterForm initialRole={dialog.role} />
    case 'activation':
      return <AccountActivationForm {...dialog} />
    case 'reactivation':
      return <AccountReactivationForm initialEmail={dialog.email ?? ''} />
    case 'forgot':
      return <ForgotPasswordForm initialEmail={dialog.email ?? ''} />
    case 'information':
      return <CompleteProfileForm {...dialog} />
  }
}

/** One dialog for all sign-in steps: only its content changes, so there are never two. */
export function AuthDialogs({ social }: { social: SocialLogins }) {
  const { dialog, close } = useAuthDialog()
  const [last, setLast] = useState<AuthDialog | null>(dialog)
  if (dialog !== null && dialog !== last) setLast(dialog)
  // The last content stays while the dialog fades out.
  const shown = dialog ?? last
  const place = useFieldFocus(dialog)

  function onClose() {
    if (dialog?.kind === 'information') postponeProfile()
    close()
  }

  return (
    <Dialog
      open={dialog !== null}
      onClose={onClose}
      title={shown ? titles[shown.kind] : ''}
      size={shown && isWide[shown.kind] ? 'md' : 'sm'}
    >
      {shown ? (
        <div ref={place} key={shown.kind}>
          <QueryProvider>{contentOf(shown, social)}</QueryProvider>
        </div>
      ) : null}
    </Dialog>
  )
}
