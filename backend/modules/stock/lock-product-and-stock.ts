import { type LockedProduct, lockProduct } from '@/backend/modules/catalog'
import { lockStock } from '@/backend/modules/stock/stock-queries'
import type { Tx } from '@/backend/platform/db/connect'

/** Stock before product, as orders lock them. */
export async function lockProductAndStock(tx: Tx, id: number): Promise<LockedProduct> {
  await lockStock(tx, [id])
  return lockProduct(tx, id)
}
