'use client'

import { useEffect } from 'react'
import { authDialog } from '@/components/auth/use-auth-dialog'
import { EmptyState } from '@/components/catalog-ui/empty-state'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { messages } from '@/contract/messages'
import { auth } from '@/lib/messages/auth'
import { paths } from '@/lib/routes/paths'

type Props = {
  /** Where to go afterwards, a URL of the shop. */
  next: string
  /** The visitor was redirected here by a page that needs a session. */
  isSentHere: boolean
  /** Signing in at a provider failed. */
  failure: string
}

const openRegister = () => authDialog.openRegister()

/** The page behind the login dialog, seen once the dialog is closed. */
export function LoginView({ next, isSentHere, failure }: Props) {
  useEffect(() => {
    authDialog.openLogin({ next, failure, ...(isSentHere && { warning: messages.signInFirst }) })
  }, [next, failure, isSentHere])

  return (
    <div className="wrap section">
      <EmptyState
        level={1}
        title={auth.login.title}
        text={isSentHere ? auth.page.next : auth.page.plain}
      >
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={() => authDialog.openLogin({ next })}>{auth.login.submit}</Button>
          <Button variant="quiet" onClick={openRegister}>
            {auth.register.title}
          </Button>
          <LinkButton variant="text" href={paths.products()}>
            {auth.page.browse}
          </LinkButton>
        </div>
        <noscript>{auth.page.noScript}</noscript>
      </EmptyState>
    </div>
  )
}
