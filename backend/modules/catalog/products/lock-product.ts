import { eq } from 'drizzle-orm'
import { product } from '@/backend/modules/catalog/tables'
import type { Tx } from '@/backend/platform/db/connect'
import { notFound } from '@/backend/platform/http/http-error'

export type LockedProduct = typeof product.$inferSelect

/** A product for a change of what its row alone says; 404 when there is none. */
export async function lockProduct(tx: Tx, id: number): Promise<LockedProduct> {
  const [row] = await tx.select().from(product).where(eq(product.id, id)).for('update')
  if (!row) throw notFound()
  return row
}
