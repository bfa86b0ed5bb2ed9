import { and, asc, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { firstImage, type RunningPrices } from '@/backend/modules/catalog'
import { product } from '@/backend/modules/catalog/tables'
import { inventory } from '@/backend/modules/stock/tables'
import type { Db } from '@/backend/platform/db/connect'

/** A course has no stock, and nobody needs it twice. */
const available = sql`case when ${product.objectType} = 1 then 1
  else coalesce(greatest(${inventory.onHand} - ${inventory.reserved}, 0), 0) end`.mapWith(Number)

const columns = {
  id: product.id,
  title: product.title,
  slug: product.slug,
  author: product.author,
  imageUrl: firstImage,
  price: product.price,
  salePrice: product.salePrice,
  objectType: product.objectType,
  categoryId: product.categoryId,
  soldCount: product.soldCount,
  ratingAvg: product.ratingAvg,
  ratingCount: product.ratingCount,
  available,
}

/** What lists show of active products, in the order of the ids; unknown ones are left out. */
export async function productCards(
  db: Db,
  ids: readonly number[],
  prices: RunningPrices,
  /** One that the staff preview. */
  hiddenId?: number,
) {
  if (ids.length === 0) return []
  const isShown = sql`${product.isActive}`
  const mayBeSeen = hiddenId === undefined ? isShown : or(isShown, eq(product.id, hiddenId))
  const rows = await db
    .select(columns)
    .from(product)
    .leftJoin(inventory, eq(inventory.productId, product.id))
    .where(and(inArray(product.id, [...ids]), mayBeSeen))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    const running = prices.get(id)
    return [
      { ...row, priceSale: running?.price ?? row.salePrice, saleEndsAt: running?.endsAt ?? null },
    ]
  })
}
export type ProductCard = Awaited<ReturnType<typeof productCards>>[number]

async function mostSold(db: Db, where: SQL | undefined, most: number): Promise<number[]> {
  const rows = await db
    .select({ id: product.id })
    .from(product)
    .where(and(sql`${product.isActive}`, where))
    .orderBy(desc(product.soldCount), asc(product.id))
    .limit(most)
  return rows.map((row) => row.id)
}

/** The other active products of a category, the most sold first. */
export const neighbourIds = (
  db: Db,
  { id, categoryId }: { id: number; categoryId: number },
  most: number,
) => mostSold(db, and(eq(product.categoryId, categoryId), ne(product.id, id)), most)

/** The other active products by an author, the most sold first. */
export const idsOfAuthor = async (
  db: Db,
  { id, author }: { id: number; author: string },
  most: number,
) =>
  author === '' ? [] : await mostSold(db, and(eq(product.author, author), ne(product.id, id)), most)
