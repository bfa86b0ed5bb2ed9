'use client'

import { Cover } from '@/components/catalog-ui/cover'
import { DiscountBadge } from '@/components/catalog-ui/discount-badge'
import { Price, reductionOf } from '@/components/catalog-ui/price'
import type { ProductView } from '@/components/catalog-ui/view-models'
import { formatNumber } from '@/lib/format/money'
import { catalogUi } from '@/lib/messages/catalog-ui'
import { paths } from '@/lib/routes/paths'
import card from './card.module.css'

type Props = {
  product: ProductView
  /** Heading level under the surrounding section. */
  level?: 2 | 3 | 4
  eager?: boolean
  /** In place of the number sold: "Còn 12 cuốn với giá này". */
  children?: React.ReactNode
}

/** A product card; the whole card is one link. */
export function ProductCard({ product, level = 3, eager = false, children }: Props) {
  const { id, slug, title, author, price, salePrice, coverUrl, soldCount, inStock } = product
  const Heading = `h${level}` as const
  const reduction = reductionOf(price, salePrice)
  return (
    <article className={card.card} data-sold-out={inStock ? undefined : ''}>
      <div className={card.board}>
        <Cover id={id} title={title} author={author} src={coverUrl} isInCard eager={eager} />
        {inStock && reduction ? <DiscountBadge>{reduction}</DiscountBadge> : null}
        {inStock ? null : <span className={card.soldOut}>{catalogUi.soldOut}</span>}
      </div>
      <div>
        <Heading className={card.title}>
          <a href={paths.product({ id, slug })}>{title}</a>
        </Heading>
        {author ? <p className={card.author}>{author}</p> : null}
      </div>
      <Price price={price} salePrice={salePrice} className={card.price} />
      <div className={card.more}>
        {children ??
          (soldCount ? <p className="num">{catalogUi.sold(formatNumber(soldCount))}</p> : null)}
      </div>
    </article>
  )
}
