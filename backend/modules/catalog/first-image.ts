import { sql } from 'drizzle-orm'
import { product, productImage } from '@/backend/modules/catalog/tables'

/** The address of a product's first picture. */
export const firstImage = sql<
  string | null
>`(select ${productImage.originalUrl} from ${productImage}
  where ${productImage.productId} = ${product.id}
  order by ${productImage.position}, ${productImage.id} limit 1)`
