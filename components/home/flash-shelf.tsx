import { FlashCountdown } from '@/components/shelf/flash-countdown'
import { productView } from '@/components/shelf/from-wire'
import { ProductCard } from '@/components/shelf/product-card'
import { SectionHeading } from '@/components/shelf/section-heading'
import { ShelfRow } from '@/components/shelf/shelf-row'
import type { getFlashSale } from '@/contract/catalog'
import type { Output } from '@/contract/endpoint'
import { home as texts } from '@/lib/messages/home'
import { product } from '@/lib/messages/product'
import { paths } from '@/lib/routes/paths'

/** The running flash sale; nothing when none is running. */
export function FlashShelf({ flash }: { flash: Output<typeof getFlashSale>['data'] }) {
  const { flashSale, serverTime, productSales } = flash
  const isRunning = flashSale && flashSale.startTime <= serverTime && serverTime < flashSale.endTime
  if (!isRunning || productSales.length === 0) return null
  return (
    <section aria-labelledby="flash" className="section">
      <SectionHeading id="flash" href={paths.flashSale()} count={productSales.length}>
        {texts.flashSale}
      </SectionHeading>
      <p className="flash-ends flex flex-wrap items-baseline gap-2">
        <span className="text-ink-2">{texts.flashEnds}</span>
        <FlashCountdown until={flashSale.endTime} />
      </p>
      <ShelfRow name="flash-books" label={texts.flashSale}>
        {productSales.map((item) => (
          <ProductCard key={item.productId} product={productView(item)}>
            <p className="num text-sm text-ink-2">{product.flash.left(item.sold, item.quantity)}</p>
          </ProductCard>
        ))}
      </ShelfRow>
    </section>
  )
}
