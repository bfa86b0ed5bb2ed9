import { clsx } from 'clsx'
import card from '@/components/catalog-ui/card.module.css'
import { Cover } from '@/components/catalog-ui/cover'
import { Price } from '@/components/catalog-ui/price'
import { SectionHeading } from '@/components/catalog-ui/section-heading'
import type { ProductSale } from '@/contract/shop/catalog'
import { home as texts } from '@/lib/messages/home'
import { paths } from '@/lib/routes/paths'
import styles from './bestseller-section.module.css'

const place = (index: number) => String(index + 1).padStart(2, '0')

type Props = { products: readonly ProductSale[]; title: string }

/** The week's five bestsellers, with small covers; on wide screens the first with a large one too. */
export function BestsellerSection({ products, title }: Props) {
  const [winner] = products
  if (!winner) return null
  return (
    <section aria-labelledby="ranking" className="section">
      <SectionHeading id="ranking" href={paths.products({ sort: 'popular' })}>
        {title}
      </SectionHeading>
      <div className={styles.ranking}>
        <ol>
          {products.map(
            (
              { productId: id, productName, slug, author, originalUrl, price, priceSale },
              index,
            ) => (
              <li key={id}>
                <span className={clsx(styles.place, 'num')} aria-hidden="true">
                  {place(index)}
                </span>
                <Cover id={id} title={productName} src={originalUrl} size="xs" />
                <div>
                  <h3 className={card.title}>
                    <a href={paths.product({ id, slug })}>
                      <span className="sr-only">{texts.rank(index + 1)}: </span>
                      {productName}
                    </a>
                  </h3>
                  <p className="text-sm text-ink-2">{author}</p>
                </div>
                <Price price={price} salePrice={priceSale} />
              </li>
            ),
          )}
        </ol>
        <div className={styles.preview} aria-hidden="true">
          <Cover
            id={winner.productId}
            title={winner.productName}
            author={winner.author}
            src={winner.originalUrl}
            size="l"
          />
        </div>
      </div>
    </section>
  )
}
