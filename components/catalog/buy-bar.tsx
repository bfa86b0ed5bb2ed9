import { clsx } from 'clsx'
import { BuyPanel } from '@/components/catalog/buy-panel'
import { Price } from '@/components/catalog-ui/price'
import type { ProductDetail } from '@/contract/catalog'
import { catalog as texts } from '@/lib/messages/catalog'
import { isCourse } from '@/lib/orders/order-contents'
import styles from './buy-bar.module.css'

/** Price and buy button at the bottom of a phone. */
export function BuyBar({ product }: { product: ProductDetail }) {
  const { productId, productName, available, price, priceSale } = product
  return (
    <section
      className={clsx(styles.bar, 'print:hidden')}
      data-buy-bar=""
      aria-label={texts.detail.buyBar}
    >
      <Price price={price} salePrice={priceSale} />
      <BuyPanel
        id={productId}
        title={productName}
        available={available}
        withQuantity={false}
        isCourse={isCourse(product) || undefined}
      />
    </section>
  )
}
