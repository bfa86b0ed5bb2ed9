import { Price } from '@/components/catalog-ui/price'
import { LinkButton } from '@/components/ui/link-button'
import type { CourseDetail } from '@/contract/shop/learning'
import { formatNumber } from '@/lib/format/money'
import { learning } from '@/lib/messages/learning'
import { paths } from '@/lib/routes/paths'

const texts = learning.course

/**
 * How to get a locked course; nothing when it is free or owned. The app may not sell in its web view, so
 * it only says what is locked.
 */
export function CourseAccess({
  course,
  isEmbedded,
}: {
  course: CourseDetail
  isEmbedded: boolean
}) {
  const { isFree, isOwned, hasEnded, productId, productSlug, price, priceSale, courseChapters } =
    course
  if (isOwned) return null
  if (isFree) return <p className="font-semibold text-success">{texts.free}</p>
  const locked = courseChapters.flatMap(({ lessons }) => lessons).filter((one) => one.isLocked)
  return (
    <>
      {productId && !isEmbedded ? (
        <LinkButton variant="quiet" href={paths.product({ id: productId, slug: productSlug })}>
          {hasEnded ? texts.renew : texts.buy}
        </LinkButton>
      ) : null}
      {productId && price ? <Price price={price} salePrice={priceSale} /> : null}
      {isEmbedded ? null : (
        <a className="link inline-flex min-h-tap items-center gap-2" href={paths.activation()}>
          {texts.activate}
        </a>
      )}
      {locked.length > 0 ? (
        <p className="basis-full text-sm text-ink-2">
          {texts.lockedSome(formatNumber(locked.length))}
        </p>
      ) : null}
    </>
  )
}
