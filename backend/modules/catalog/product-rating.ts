import { eq } from 'drizzle-orm'
import { product } from '@/backend/modules/catalog/tables'
import type { Tx } from '@/backend/platform/db/connect'
import { raiseCatalogVersion } from '@/backend/platform/db/data-version'

/** Transactions that recount the same product's reviews wait for each other here. */
export async function lockRating(tx: Tx, productId: number): Promise<void> {
  await tx
    .select({ id: product.id })
    .from(product)
    .where(eq(product.id, productId))
    .for('no key update')
}

/** Writes what the shown reviews of a product come to; the row must be locked. `average` is of one to five stars. */
export async function setRating(
  tx: Tx,
  productId: number,
  { count, average }: { count: number; average: number },
): Promise<void> {
  await tx
    .update(product)
    .set({ ratingCount: count, ratingAvg: average })
    .where(eq(product.id, productId))
  await raiseCatalogVersion(tx)
}
