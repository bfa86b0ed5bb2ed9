import { asc, eq, isNull, sql } from 'drizzle-orm'
import { category, product } from '@/backend/modules/catalog/tables'
import type { Db, Tx } from '@/backend/platform/db/connect'
import { notFound } from '@/backend/platform/http/http-error'
import type { StaffCategory } from '@/contract/staff/categories'

export type Row = typeof category.$inferSelect

// Named with their tables: a query of one table leaves these out, and both have an id.
const productCount = sql`(select count(*) from ${product}
  where ${product}.category_id = ${category}.id and ${product}.archived_at is null)`.mapWith(Number)

const staffCategory = (row: Row, count: number): StaffCategory => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  parentId: row.parentId,
  position: row.position,
  objectType: row.objectType,
  originalUrl: row.imageUrl,
  vatClass: row.vatClass,
  productCount: count,
})

/** All categories that are not archived, siblings by position, with the number of their products. */
export async function listStaffCategories(db: Db): Promise<StaffCategory[]> {
  const rows = await db
    .select({ category, productCount })
    .from(category)
    .where(isNull(category.archivedAt))
    .orderBy(asc(category.position), asc(category.id))
  return rows.map((row) => staffCategory(row.category, row.productCount))
}

export async function getCategory(db: Db, id: number): Promise<StaffCategory> {
  const [row] = await db
    .select({ category, productCount })
    .from(category)
    .where(eq(category.id, id))
  if (!row) throw notFound()
  return staffCategory(row.category, row.productCount)
}

/** The whole tree, locked: two who move things at once would make a ring of it. */
export async function lockTree(tx: Tx): Promise<Row[]> {
  return tx.select().from(category).orderBy(asc(category.id)).for('update')
}

export function findIn(tree: readonly Row[], id: number): Row {
  const row = tree.find((one) => one.id === id && one.archivedAt === null)
  if (!row) throw notFound()
  return row
}
