import type { Metadata } from 'next'
import { SessionOver } from '@/components/auth/session-expired'
import { ReviewsView } from '@/components/reviews/review-list-view'
import { listFeedback } from '@/contract/reviews'
import { callAsVisitor } from '@/lib/api/session'
import { account } from '@/lib/messages/accounts'
import { ordersQuery } from '@/lib/orders/orders-query'
import { paths } from '@/lib/routes/paths'
import { requireSession, untilSessionOver } from '@/lib/session/require-session'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const metadata: Metadata = { title: account.reviews.title }

export default async function ReviewsPage({ searchParams }: Props) {
  const { page } = ordersQuery(await searchParams)
  const here = paths.account.reviews({ page })
  await requireSession(here)
  const answer = await untilSessionOver(callAsVisitor(listFeedback, { query: { page } }))
  if (!answer) return <SessionOver next={here} />
  return (
    <>
      <h1>{account.reviews.title}</h1>
      <ReviewsView answer={answer} page={page} />
    </>
  )
}
