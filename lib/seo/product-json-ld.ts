import { readIsbn } from '@/contract/isbn'
import { objectTypes } from '@/contract/kinds'
import type { ProductDetail } from '@/contract/shop/catalog'
import type { ProductCourse } from '@/contract/shop/product-learning'
import { courseInstance } from '@/lib/seo/course-json-ld'
import { productOffer } from '@/lib/seo/product-offer'
import { summaryOf } from '@/lib/seo/summary'
import type { Terms } from '@/lib/shipping/delivery-promise'

type Context = {
  url: string
  imageUrl: string | null
  shopName: string
  terms: Terms
  /** The course it sells. */
  course: ProductCourse | null | undefined
}

/** The article number of a book is its ISBN. */
const articleNumber = (isbn: string) => {
  const gtin13 = readIsbn(isbn)
  return gtin13 ? { gtin13 } : {}
}

const courseFacts = ({ teacher, duration }: ProductCourse, shopName: string) => ({
  provider: { '@type': 'Organization', name: shopName },
  ...courseInstance({ teacher, seconds: duration }),
})

/** schema.org Product and Book in one, with its offer and, when there are any, its rating. */
export function productJsonLd(
  product: ProductDetail,
  { url, imageUrl, shopName, terms, ...context }: Context,
) {
  const isBook = product.objectType === objectTypes.book
  const course = isBook ? null : context.course
  const description = summaryOf(product.description)
  return {
    '@type': isBook ? ['Product', 'Book'] : ['Product', 'Course'],
    '@id': url,
    url,
    name: product.productName,
    ...(description && { description }),
    ...(imageUrl && { image: [imageUrl] }),
    ...(product.author && { author: { '@type': 'Person', name: product.author } }),
    ...(product.publisher && { publisher: { '@type': 'Organization', name: product.publisher } }),
    ...(product.isbn && { isbn: product.isbn, ...articleNumber(product.isbn) }),
    ...(product.sku && { sku: product.sku }),
    ...(product.pages && { numberOfPages: product.pages }),
    ...(product.publishYear && { datePublished: String(product.publishYear) }),
    inLanguage: 'vi',
    offers: productOffer(product, { url, shopName, terms }),
    ...(course && courseFacts(course, shopName)),
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
