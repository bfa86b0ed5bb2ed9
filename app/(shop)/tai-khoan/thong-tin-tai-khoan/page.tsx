import type { Metadata } from 'next'
import { ProfileForm } from '@/components/accounts/profile-form'
import { EmailProof } from '@/components/auth/email-proof'
import { SessionExpired } from '@/components/auth/session-expired'
import { getUserApp } from '@/contract/shop/accounts'
import { callWithSession } from '@/lib/api/session'
import { accounts } from '@/lib/messages/accounts'
import { paths } from '@/lib/routes/paths'
import { requireSession, untilSessionOver } from '@/lib/session/require-session'

export const metadata: Metadata = { title: accounts.info.title }

export default async function AccountInformationPage() {
  const here = paths.account.info()
  await requireSession(here)
  const answer = await untilSessionOver(callWithSession(getUserApp, { query: { part: 'user' } }))
  const profile = answer?.data.user
  if (!profile) return <SessionExpired next={here} />
  return (
    <>
      <h1>{accounts.info.title}</h1>
      {profile.isEmailProven === false ? <EmailProof email={profile.email} /> : null}
      <ProfileForm profile={profile} />
    </>
  )
}
