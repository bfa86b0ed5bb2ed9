import { indexProducts } from '@/backend/modules/catalog/index-products'
import { category, product } from '@/backend/modules/catalog/tables'
import { inventory } from '@/backend/modules/stock/tables'
import type { Db } from '@/backend/platform/db/connect'
import { slug } from '@/contract/text'

type Product = typeof product.$inferInsert

/** Category 2 lies below category 1; category 3 stands apart. */
export async function addCategories(db: Db) {
  await db.insert(category).values([
    { id: 1, name: 'Sách tham khảo', slug: 'sach-tham-khao', position: 1 },
    { id: 2, parentId: 1, name: 'Lớp 1', slug: 'lop-1', position: 2 },
    { id: 3, name: 'Văn học', slug: 'van-hoc', position: 3, imageUrl: '/media/van-hoc.webp' },
  ])
}

/** Adds a product with ten copies in stock; whatever a test does not care about is filled in. */
export async function addProduct(
  db: Db,
  { stock = 10, ...values }: Partial<Product> & { id: number; title: string; stock?: number },
) {
  await db.insert(product).values({
    categoryId: 3,
    price: 50_000,
    salePrice: 50_000,
    slug: `${slug(values.title)}-${values.id}`,
    author: 'Nguyễn Lan',
    ...values,
  })
  await db.insert(inventory).values({ productId: values.id, onHand: stock })
  await indexProducts(db, [values.id])
}
