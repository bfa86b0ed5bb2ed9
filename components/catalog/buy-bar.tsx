import { BuyPanel } from '@/components/catalog/buy-panel'
import { Price } from '@/components/catalog-ui/price'
import { BottomBar } from '@/components/ui/bottom-bar'
import { LinkButton } from '@/components/ui/link-button'
import type { ProductDetail } from '@/contract/shop/catalog'
import { product as texts } from '@/lib/messages/product'
import { stockNotice } from '@/lib/messages/stock-notice'
import { isCourse } from '@/lib/orders/order-contents'
import { paths } from '@/lib/routes/paths'

/** Price and buy button at the bottom of a phone. */
export function BuyBar({ product }: { product: ProductDetail }) {
  const { productId, productName, available, price, priceSale } = product
  return (
    <BottomBar label={texts.detail.buyBar}>
      <Price price={price} salePrice={priceSale} className="whitespace-nowrap" />
      {available === 0 && !isCourse(product) ? (
        <LinkButton href={paths.stockNotice({ id: productId })}>{stockNotice.action}</LinkButton>
      ) : (
        <BuyPanel
          id={productId}
          title={productName}
          available={available}
          withQuantity={false}
          isCourse={isCourse(product) || undefined}
        />
      )}
    </BottomBar>
  )
}
