import type { Metadata } from 'next'
import { SessionExpired } from '@/components/auth/session-expired'
import { ReviewListView } from '@/components/reviews/review-list-view'
import { listFeedback } from '@/contract/shop/reviews'
import { callWithSession } from '@/lib/api/session'
import { reviews } from '@/lib/messages/reviews'
import { paths } from '@/lib/routes/paths'
import { readQuery, type SearchParams } from '@/lib/routes/read-query'
import { requireSession, untilSessionOver } from '@/lib/session/require-session'

type Props = { searchParams: Promise<SearchParams> }

export const metadata: Metadata = { title: reviews.title }

export default async function ReviewsPage({ searchParams }: Props) {
  const { page } = readQuery(listFeedback, await searchParams)
  const here = paths.account.reviews({ page })
  await requireSession(here)
  const answer = await untilSessionOver(callWithSession(listFeedback, { query: { page } }))
  if (!answer) return <SessionExpired next={here} />
  return (
    <>
      <h1>{reviews.title}</h1>
      <ReviewListView answer={answer} page={page} />
    </>
  )
}
