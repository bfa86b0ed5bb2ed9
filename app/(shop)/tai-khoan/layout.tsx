import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { AccountShell } from '@/components/accounts/account-shell'
import { QueryProvider } from '@/components/ui/query-provider'
import { paths } from '@/lib/routes/paths'
import { requireSession } from '@/lib/session/require-session'

export const metadata: Metadata = { robots: { index: false, follow: false } }

export default async function AccountLayout({ children }: { children: ReactNode }) {
  const { name, email, picture } = await requireSession(paths.account.home())
  return (
    <AccountShell name={name} email={email} photo={picture ?? null}>
      <QueryProvider>{children}</QueryProvider>
    </AccountShell>
  )
}
