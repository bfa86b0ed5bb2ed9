import type { Metadata } from 'next'
import { StaffInvitationView } from '@/components/auth/staff-invitation-view'
import { QueryProvider } from '@/components/ui/query-provider'
import { auth } from '@/lib/messages/auth'
import { privacy } from '@/lib/messages/privacy'

const texts = auth.invitation

export const metadata: Metadata = {
  title: texts.title,
  description: texts.description,
  robots: { index: false, follow: false },
}

export default function StaffInvitationPage() {
  return (
    <div className="wrap section grid max-w-2xl grid-cols-1 gap-6">
      <h1>{texts.title}</h1>
      <QueryProvider>
        <StaffInvitationView />
      </QueryProvider>
      <noscript>{privacy.guest.noScript}</noscript>
    </div>
  )
}
