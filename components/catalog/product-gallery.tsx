import { Cover } from '@/components/catalog-ui/cover'
import type { ProductDetail } from '@/contract/shop/catalog'
import { catalogUi } from '@/lib/messages/catalog-ui'
import { productPage, product as texts } from '@/lib/messages/product'
import { isCourse } from '@/lib/orders/order-contents'

/** The cover, and further pictures below. */
export function ProductGallery({ product }: { product: ProductDetail }) {
  const { productId: id, productName: title, author, originalUrl } = product
  const words = isCourse(product)
    ? productPage.courseDetail
    : { ...catalogUi, gallery: texts.detail.gallery }
  const others = product.images.filter((url) => url !== originalUrl)
  return (
    <section
      aria-label={words.gallery}
      className="grid justify-items-center gap-4 lg:sticky lg:top-32 lg:row-span-2"
    >
      <Cover
        id={id}
        title={title}
        author={author}
        src={originalUrl}
        size="l"
        alt={words.coverOf(title)}
        eager
      />
      {others.length > 0 ? (
        <ul className="flex flex-wrap justify-center gap-3">
          {others.map((url) => (
            <li key={url}>
              <a href={url}>
                <Cover id={id} title={title} src={url} size="s" alt={words.coverOf(title)} />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
