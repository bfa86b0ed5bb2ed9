import type { ProductDetail } from '@/contract/shop/catalog'

type Context = { url: string; imageUrl: string | null; shopName: string }

/** schema.org Product and Book in one, with its offer and, when there are any, its rating. */
export function productJsonLd(product: ProductDetail, { url, imageUrl, shopName }: Context) {
  const isBook = product.objectType === 0
  return {
    '@type': isBook ? ['Product', 'Book'] : ['Product', 'Course'],
    '@id': url,
    url,
    name: product.productName,
    ...(imageUrl && { image: [imageUrl] }),
    ...(product.author && { author: { '@type': 'Person', name: product.author } }),
    ...(product.publisher && { publisher: { '@type': 'Organization', name: product.publisher } }),
    ...(product.isbn && { isbn: product.isbn }),
    ...(product.sku && { sku: product.sku }),
    ...(product.pages && { numberOfPages: product.pages }),
    ...(product.publishYear && { datePublished: String(product.publishYear) }),
    inLanguage: 'vi',
    offers: {
      '@type': 'Offer',
      url,
      priceCurrency: 'VND',
      price: product.priceSale,
      availability: `https://schema.org/${product.available > 0 ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'Organization', name: shopName },
    },
    ...(product.ratingCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.ratingAverage,
        reviewCount: product.ratingCount,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  }
}
