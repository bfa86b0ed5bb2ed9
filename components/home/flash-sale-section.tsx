import { CardRow } from '@/components/catalog-ui/card-row'
import { FlashSaleCountdown } from '@/components/catalog-ui/flash-sale-countdown'
import { toProductView } from '@/components/catalog-ui/mappers'
import { ProductCard } from '@/components/catalog-ui/product-card'
import { SectionHeading } from '@/components/catalog-ui/section-heading'
import type { Output } from '@/contract/endpoint'
import type { getFlashSale } from '@/contract/shop/catalog'
import { catalog } from '@/lib/messages/catalog'
import { paths } from '@/lib/routes/paths'

type Props = { flash: Output<typeof getFlashSale>['data']; title: string }

/** The running flash sale; nothing when none is running. */
export function FlashSaleSection({ flash, title }: Props) {
  const { flashSale, serverTime, productSales } = flash
  const isRunning = flashSale && flashSale.startTime <= serverTime && serverTime < flashSale.endTime
  if (!isRunning || productSales.length === 0) return null
  return (
    <section aria-labelledby="flash" className="section">
      <SectionHeading id="flash" href={paths.flashSale()} count={productSales.length}>
        {title}
      </SectionHeading>
      <p className="mb-5">
        <FlashSaleCountdown until={flashSale.endTime} />
      </p>
      <CardRow label={title}>
        {productSales.map((item) => (
          <ProductCard key={item.productId} product={toProductView(item)}>
            <p className="num text-sm text-ink-2">{catalog.flash.left(item.sold, item.quantity)}</p>
          </ProductCard>
        ))}
      </CardRow>
    </section>
  )
}
