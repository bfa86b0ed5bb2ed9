import { EmptyState } from '@/components/catalog-ui/empty-state'
import { PageOutOfRange } from '@/components/catalog-ui/page-out-of-range'
import { OwnReviews } from '@/components/reviews/own-reviews'
import { PendingReviews } from '@/components/reviews/pending-reviews'
import { PublicNameForm } from '@/components/reviews/public-name-form'
import { PageLink } from '@/components/ui/page-link'
import { Pagination } from '@/components/ui/pagination'
import type { Output } from '@/contract/endpoint'
import type { listFeedback } from '@/contract/shop/reviews'
import { reviews } from '@/lib/messages/reviews'
import { paths } from '@/lib/routes/paths'

const texts = reviews

const pageHref = (page: number) => paths.account.reviews({ page })

type Props = { answer: Output<typeof listFeedback>; page: number }

/** Pending reviews, then the person's own ones. */
export function ReviewListView({ answer, page }: Props) {
  const { data, waiting, totalPage, totalItem, publicName } = answer
  if (data.length === 0 && waiting.length === 0 && page === 1)
    return <EmptyState title={texts.empty} text={texts.emptyText} />
  return (
    <>
      {publicName ? <PublicNameForm publicName={publicName} /> : null}
      <PendingReviews lines={waiting} />
      {data.length === 0 && totalPage > 0 ? (
        <PageOutOfRange page={page} total={totalPage} href={pageHref} />
      ) : null}
      {data.length === 0 ? null : (
        <section aria-labelledby="own" className="grid gap-3">
          <h2 id="own" className="text-h3">
            {texts.ownCount(totalItem ?? data.length)}
          </h2>
          <OwnReviews reviews={data} />
        </section>
      )}
      <Pagination as={PageLink} page={page} total={totalPage} href={pageHref} />
    </>
  )
}
