import { bookFacts } from '@/backend/read-models/products/book-facts'
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
  ...bookFacts(row),
  images,
  sku: row.sku,
  isbn: row.isbn,
  publisher: orNull(row.publisher),
  translator: orNull(row.translator),
  updatedTime: row.updatedAt.toISOString(),
})
