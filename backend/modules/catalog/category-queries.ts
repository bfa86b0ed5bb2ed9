import { asc, isNull, sql } from 'drizzle-orm'
import { withDescendants } from '@/backend/modules/catalog/descendants'
import { category, product } from '@/backend/modules/catalog/tables'
import type { Db } from '@/backend/platform/db/connect'

/** Ids of a category and of everything below it. */
export async function categoryBranch(db: Db, rootId: number): Promise<number[]> {
  const nodes = await db.select({ id: category.id, parentId: category.parentId }).from(category)
  return withDescendants(nodes, rootId)
}

/** All categories but archived ones, with the number of active products in them and below. */
export async function listCategories(db: Db) {
  const rows = await db
    .select()
    .from(category)
    .where(isNull(category.archivedAt))
    .orderBy(asc(category.position), asc(category.id))
  const counts = await db
    .select({ id: product.categoryId, count: sql`count(*)`.mapWith(Number) })
    .from(product)
    .where(sql`${product.isActive}`)
    .groupBy(product.categoryId)
  const own = new Map(counts.map(({ id, count }) => [id, count]))
  return rows.map((row) => ({
    ...row,
    productCount: withDescendants(rows, row.id).reduce((sum, id) => sum + (own.get(id) ?? 0), 0),
  }))
}
