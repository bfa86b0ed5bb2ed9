import type { Metadata } from 'next'
import { PasswordForm } from '@/components/accounts/password-form'
import { accounts } from '@/lib/messages/accounts'
import { paths } from '@/lib/routes/paths'
import { requireSession } from '@/lib/session/require-session'

export const metadata: Metadata = { title: accounts.password.title }

export default async function PasswordPage() {
  const { email } = await requireSession(paths.account.password())
  return (
    <>
      <h1>{accounts.password.title}</h1>
      <PasswordForm email={email} />
    </>
  )
}
