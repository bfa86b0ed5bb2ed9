import type { ProductCard } from '@/backend/read-models/products/product-card-queries'
import type { ProductRow } from '@/backend/read-models/products/product-queries'
import type { ProductDetail, ProductSale } from '@/contract/shop/catalog'

const orNull = (text: string | null) => (text === '' ? null : text)

export const productSale = (card: ProductCard): ProductSale => ({
  productId: card.id,
  productName: card.title,
  slug: card.slug,
  author: card.author,
  originalUrl: card.imageUrl,
  price: card.price,
  priceSale: card.priceSale,
  objectType: card.objectType,
  categoryId: card.categoryId,
  soldCount: card.soldCount,
  ratingAverage: card.ratingAvg,
  ratingCount: card.ratingCount,
  available: card.available,
  flashSaleEndTime: card.saleEndsAt?.toISOString() ?? null,
})

export const productDetail = (
  card: ProductCard,
  row: ProductRow,
  images: string[],
): ProductDetail => ({
  ...productSale(card),
  categoryName: row.categoryName,
  categorySlug: row.categorySlug,
  description: row.descriptionHtml,
  images,
  sku: row.sku,
  isbn: row.isbn,
  publisher: orNull(row.publisher),
  publishYear: row.publishYear,
  translator: orNull(row.translator),
  series: row.series,
  language: row.language,
  coverForm: row.coverForm,
  pages: row.pages,
  size: row.size,
  weight: row.weightGram,
  grade: row.grade,
  subject: row.subject,
  bookKind: row.bookKind,
  updatedTime: row.updatedAt.toISOString(),
})
