import { inArray } from 'drizzle-orm'
import { category, product } from '@/backend/modules/catalog/tables'
import type { Db } from '@/backend/platform/db/connect'
import { objectTypes } from '@/contract/kinds'
import type { VatClass } from '@/contract/vat'

type Branch = { id: number; parentId: number | null; vatClass: VatClass | null }

/** What a category says, or the nearest above it that says something. */
function inherited(tree: ReadonlyMap<number, Branch>, id: number | null): VatClass | null {
  const seen = new Set<number>()
  for (let at = id; at !== null && !seen.has(at); at = tree.get(at)?.parentId ?? null) {
    seen.add(at)
    const own = tree.get(at)?.vatClass
    if (own) return own
  }
  return null
}

/** The class of products without one of their own: their category's, else what their kind usually has. */
export async function usualVatClasses(db: Db, ids: readonly number[]) {
  const { id, parentId, vatClass } = category
  const rows = await db.select({ id, parentId, vatClass }).from(category)
  const tree = new Map(rows.map((row) => [row.id, row]))
  const products = await db
    .select({ id: product.id, categoryId: product.categoryId, objectType: product.objectType })
    .from(product)
    .where(inArray(product.id, [...ids]))
  return new Map(
    products.map(({ id: productId, categoryId, objectType }) => {
      const usual = objectType === objectTypes.course ? 'standard' : 'reduced'
      return [productId, inherited(tree, categoryId) ?? usual] as const
    }),
  )
}

/** The class each product is taxed by. */
export async function vatClassesOf(db: Db, ids: readonly number[]) {
  const classes = new Map<number, VatClass>(await usualVatClasses(db, ids))
  const own = await db
    .select({ id: product.id, vatClass: product.vatClass })
    .from(product)
    .where(inArray(product.id, [...ids]))
  for (const { id, vatClass } of own) if (vatClass) classes.set(id, vatClass)
  return classes
}
