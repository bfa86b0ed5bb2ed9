import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { connection } from 'next/server'
import { PreviewNote, previewMetadata, staffOnly } from '@/app/(shop)/preview'
import { ProductDetailView } from '@/components/catalog/product-detail-view'
import { ProductContact } from '@/components/layout/shop-contact'
import { ProductReviews } from '@/components/reviews/product-reviews'
import { JsonLd } from '@/components/ui/json-ld'
import { getProduct, type ProductDetail } from '@/contract/shop/catalog'
import { getProductFeedback } from '@/contract/shop/reviews'
import { callPublic } from '@/lib/api/public'
import { isMissing } from '@/lib/api/upstream-error'
import { previewProduct } from '@/lib/catalog/preview-product'
import { env } from '@/lib/env'
import { sanitise } from '@/lib/format/sanitise'
import { catalog } from '@/lib/messages/catalog'
import { layout } from '@/lib/messages/layout'
import { productPage as texts } from '@/lib/messages/product'
import { isCourse } from '@/lib/orders/order-contents'
import { hasWrongSlug, parseIdSlug } from '@/lib/routes/id-slug'
import { paths } from '@/lib/routes/paths'
import { asksForPreview } from '@/lib/routes/preview'
import type { SearchParams } from '@/lib/routes/read-query'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { productJsonLd } from '@/lib/seo/product-json-ld'
import { summaryOf } from '@/lib/seo/summary'
import { deliveryPromise } from '@/lib/shipping/delivery-promise'
import { findDeliveryTerms } from '@/lib/shipping/find-delivery-terms'
import { site } from '@/lib/site'

type Props = { params: Promise<{ id: string }>; searchParams: Promise<SearchParams> }

const addressOf = ({ productId, slug }: ProductDetail) => ({ id: productId, slug })

const findProduct = (id: number) =>
  callPublic(getProduct, { params: { id } }).catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })

async function load({ params, searchParams }: Props) {
  await connection()
  const segment = decodeURIComponent((await params).id)
  const id = parseIdSlug(segment)?.id
  if (!id) notFound()
  const isPreview = asksForPreview(await searchParams)
  const answer = isPreview
    ? await staffOnly(previewProduct(id), `/san-pham/${encodeURIComponent(segment)}`)
    : await findProduct(id)
  if (!answer) notFound()
  const { productSale } = answer.data
  if (!isPreview && hasWrongSlug(segment, addressOf(productSale))) {
    permanentRedirect(paths.product(addressOf(productSale)))
  }
  return {
    ...answer.data,
    isPreview,
    productSale: { ...productSale, description: sanitise(productSale.description) },
  }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { productSale, isPreview } = await load(props)
  if (isPreview) return previewMetadata(productSale.productName)
  const title = [productSale.productName, productSale.author].filter(Boolean).join(' – ')
  const description =
    summaryOf(productSale.description) || texts.summary(title, (await site()).name)
  return pageMetadata({
    title,
    description,
    path: paths.product(addressOf(productSale)),
    image: productSale.originalUrl,
    type: 'book',
  })
}

export default async function ProductPage(props: Props) {
  const { isPreview, ...data } = await load(props)
  const { productSale } = data
  const [feedback, terms] = await Promise.all([
    // Nobody has reviewed what nobody has seen.
    isPreview ? null : callPublic(getProductFeedback, { params: { id: productSale.productId } }),
    findDeliveryTerms(),
  ])
  const { publicUrl } = env()
  const shop = await site()
  return (
    <>
      {isPreview ? <PreviewNote /> : null}
      <JsonLd
        data={productJsonLd(productSale, {
          url: absoluteUrl(paths.product(addressOf(productSale))),
          imageUrl: productSale.originalUrl ? absoluteUrl(productSale.originalUrl) : null,
          shopName: shop.name,
          terms,
          course: data.course,
        })}
      />
      <ProductDetailView
        {...data}
        origin={publicUrl}
        delivery={deliveryPromise(terms)}
        contact={<ProductContact site={shop} />}
        reviews={
          feedback && <ProductReviews feedback={feedback} isCourse={isCourse(productSale)} />
        }
        crumbs={[
          { label: layout.navigation.home, href: paths.home() },
          { label: catalog.listTitle, href: paths.products() },
          {
            label: productSale.categoryName,
            href: paths.category({ id: productSale.categoryId, slug: productSale.categorySlug }),
          },
          { label: productSale.productName },
        ]}
      />
    </>
  )
}
