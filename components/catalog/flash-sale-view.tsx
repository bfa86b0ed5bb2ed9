import type { ReactNode } from 'react'
import { AddToCartButton } from '@/components/catalog/add-to-cart-button'
import { CardGrid } from '@/components/catalog-ui/card-grid'
import { EmptyState } from '@/components/catalog-ui/empty-state'
import { FlashSaleCountdown } from '@/components/catalog-ui/flash-sale-countdown'
import { toProductView } from '@/components/catalog-ui/mappers'
import { ProductCard } from '@/components/catalog-ui/product-card'
import { SectionHeading } from '@/components/catalog-ui/section-heading'
import { LinkButton } from '@/components/ui/link-button'
import { Progress } from '@/components/ui/progress'
import type { Output } from '@/contract/endpoint'
import type { FlashSaleProduct, getFlashSale } from '@/contract/shop/catalog'
import { catalog as texts } from '@/lib/messages/catalog'
import { product } from '@/lib/messages/product'
import { paths } from '@/lib/routes/paths'

type Sale = Output<typeof getFlashSale>['data']

const stateOf = ({ flashSale, serverTime, productSales }: Sale) => {
  if (!flashSale || productSales.length === 0) return 'none'
  if (serverTime < flashSale.startTime) return 'upcoming'
  return serverTime < flashSale.endTime ? 'running' : 'ended'
}

const Page = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="wrap-wide grid grid-cols-1 gap-6 py-6">
    <SectionHeading level={1}>{title}</SectionHeading>
    {children}
  </div>
)

/** Products, end, stock left. */
export function FlashSaleView({ sale }: { sale: Sale }) {
  const state = stateOf(sale)
  const { flashSale, productSales } = sale
  return (
    <Page title={flashSale?.name ?? texts.flash.title}>
      {flashSale && (state === 'running' || state === 'upcoming') ? (
        <>
          <p className="text-lg">
            <FlashSaleCountdown
              until={state === 'running' ? flashSale.endTime : flashSale.startTime}
              kind={state === 'running' ? 'ends' : 'starts'}
              turnsPage
            />
          </p>
          <CardGrid label={texts.flash.title}>
            {productSales.map((item) => (
              <ProductCard key={item.productId} product={toProductView(item)} level={2}>
                <Left item={item} isRunning={state === 'running'} />
              </ProductCard>
            ))}
          </CardGrid>
        </>
      ) : (
        <EmptyState
          title={state === 'ended' ? texts.flash.ended : texts.flash.none}
          text={state === 'ended' ? texts.flash.endedText : texts.flash.noneText}
        >
          <LinkButton href={paths.products({ sort: 'discount' })}>
            {texts.flash.discounted}
          </LinkButton>
        </EmptyState>
      )}
    </Page>
  )
}

function Left({ item, isRunning }: { item: FlashSaleProduct; isRunning: boolean }) {
  const { productId, productName, sold, quantity, perUser } = item
  return (
    <div className="mt-2 grid grid-cols-1 gap-1 text-sm text-ink-2">
      <Progress value={quantity - sold} max={quantity} label={productName} />
      <p>{texts.flash.left(sold, quantity)}</p>
      <p>{texts.flash.perUser(perUser)}</p>
      {isRunning ? (
        <div className="relative z-10 mt-2">
          {sold < quantity ? (
            <AddToCartButton id={productId} title={productName} />
          ) : (
            <p className="font-semibold text-ink-2">{product.detail.soldOut}</p>
          )}
        </div>
      ) : null}
    </div>
  )
}
