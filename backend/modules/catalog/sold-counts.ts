import { eq, sql } from 'drizzle-orm'
import { product } from '@/backend/modules/catalog/tables'
import type { Tx } from '@/backend/platform/db/connect'
import { raiseCatalogVersion } from '@/backend/platform/db/data-version'

/** Counts copies as sold, or with a negative number no longer; by product, in the order in which everything locks them. */
export async function addSold(
  tx: Tx,
  copies: readonly { productId: number; quantity: number }[],
): Promise<void> {
  const inOrder = [...copies].sort((one, other) => one.productId - other.productId)
  for (const { productId, quantity } of inOrder) {
    const soldCount = sql`greatest(0, ${product.soldCount} + ${quantity}::int)`
    await tx.update(product).set({ soldCount }).where(eq(product.id, productId))
  }
  await raiseCatalogVersion(tx)
}
