import type { Metadata } from 'next'
import { SessionExpired } from '@/components/auth/session-expired'
import { AffiliateForm } from '@/components/promotions/affiliate-form'
import { AffiliateView } from '@/components/promotions/affiliate-view'
import { getUserAffiliate } from '@/contract/shop/promotions'
import { callWithSession } from '@/lib/api/session'
import { promotions } from '@/lib/messages/promotions'
import { paths } from '@/lib/routes/paths'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { requireSession, untilSessionOver } from '@/lib/session/require-session'

export const metadata: Metadata = { title: promotions.affiliate.title }

export default async function AffiliatePage() {
  const here = paths.account.affiliate()
  await requireSession(here)
  const answer = await untilSessionOver(callWithSession(getUserAffiliate))
  if (!answer) return <SessionExpired next={here} />
  const affiliate = answer.data
  return (
    <>
      <h1>{promotions.affiliate.title}</h1>
      {affiliate ? (
        <AffiliateView
          affiliate={affiliate}
          isYoung={!answer.mayApply}
          link={absoluteUrl(paths.recommended(affiliate.affiliateCode))}
        />
      ) : (
        <AffiliateForm isYoung={!answer.mayApply} />
      )}
    </>
  )
}
