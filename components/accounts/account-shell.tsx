import type { ReactNode } from 'react'
import { AccountNav } from '@/components/accounts/account-nav'
import { Avatar } from '@/components/ui/avatar'
import { OfflineNotice } from '@/components/ui/offline-notice'

type Props = { name: string; email: string; photo: string | null; children: ReactNode }

/** Layout of the account area: person, navigation, page. */
export function AccountShell({ name, email, photo, children }: Props) {
  return (
    <div className="wrap section grid items-start gap-x-12 gap-y-6 lg:grid-cols-[260px_1fr]">
      <aside className="grid grid-cols-1 gap-4 lg:sticky lg:top-32">
        <AccountNav>
          <div className="flex items-center gap-3 px-3 lg:border-b lg:border-line lg:pb-4">
            <Avatar name={name} photo={photo} large />
            <div className="min-w-0">
              <p className="font-serif text-lg font-semibold">{name}</p>
              <p className="truncate text-sm text-ink-2">{email}</p>
            </div>
          </div>
        </AccountNav>
      </aside>
      <div className="grid min-w-0 content-start gap-6">
        <OfflineNotice />
        {children}
      </div>
    </div>
  )
}
