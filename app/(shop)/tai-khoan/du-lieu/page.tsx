import type { Metadata } from 'next'
import { SessionExpired } from '@/components/auth/session-expired'
import { PrivacyView } from '@/components/privacy/privacy-view'
import { getPrivacy, LinkToken } from '@/contract/shop/privacy'
import { callWithSession } from '@/lib/api/session'
import { privacy } from '@/lib/messages/privacy'
import { paths } from '@/lib/routes/paths'
import { firstValue, type SearchParams } from '@/lib/routes/read-query'
import { requireSession, untilSessionOver } from '@/lib/session/require-session'

type Props = { searchParams: Promise<SearchParams> }

export const metadata: Metadata = { title: privacy.title }

export default async function PrivacyPage({ searchParams }: Props) {
  const link = LinkToken.safeParse(firstValue((await searchParams).tep))
  const token = link.success ? link.data : null
  const here = paths.account.privacy({ tep: token ?? undefined })
  await requireSession(here)
  const answer = await untilSessionOver(callWithSession(getPrivacy))
  if (!answer) return <SessionExpired next={here} />
  return (
    <>
      <h1>{privacy.title}</h1>
      <PrivacyView data={answer.data} token={token} />
    </>
  )
}
