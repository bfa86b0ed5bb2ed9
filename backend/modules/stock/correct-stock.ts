import { desc, eq } from 'drizzle-orm'
import { appUser } from '@/backend/modules/accounts/tables'
import type { LockedProduct } from '@/backend/modules/catalog'
import { lockProductAndStock } from '@/backend/modules/stock/lock-product-and-stock'
import { inventory, stockMovement } from '@/backend/modules/stock/tables'
import { changeWithAudit } from '@/backend/platform/audit/audit-log'
import { type Context, callerOf } from '@/backend/platform/context'
import type { Db, Tx } from '@/backend/platform/db/connect'
import { raiseCatalogVersion } from '@/backend/platform/db/data-version'
import { HttpError } from '@/backend/platform/http/http-error'
import { officeTexts } from '@/backend/platform/office-texts'
import { objectTypes } from '@/contract/kinds'
import type { StockMovement, StockReason } from '@/contract/staff/products'

type Correction = { reason: StockReason; amount: number; note?: string | undefined }

/** Writes the new stock of a locked product; those promised to orders must be among it. */
export async function writeStock(
  tx: Tx,
  { id, objectType }: LockedProduct,
  { reason, amount, note }: Correction,
  actorId: number,
) {
  if (objectType !== objectTypes.book) throw new HttpError(409, officeTexts.courseStock)
  const [row] = await tx.select().from(inventory).where(eq(inventory.productId, id))
  const { onHand = 0, reserved = 0 } = row ?? {}
  const stock = reason === 'count' ? amount : onHand + amount
  if (stock < 0) throw new HttpError(409, officeTexts.stockBelowZero(onHand))
  if (stock < reserved) throw new HttpError(409, officeTexts.stockPromised(reserved))
  await tx
    .insert(inventory)
    .values({ productId: id, onHand: stock })
    .onConflictDoUpdate({ target: inventory.productId, set: { onHand: stock } })
  const moved = { dOnHand: stock - onHand, dReserved: 0 }
  await tx
    .insert(stockMovement)
    .values({ productId: id, ...moved, reason, note: note || null, actorId })
  return { before: onHand, stock, reserved }
}

/** Sets or changes a product’s copies for a reason, with an entry in the ledger and the audit log; answers copies on hand and reserved. */
export const correctStock = (context: Context, id: number, correction: Correction) =>
  changeWithAudit(context, 'product.stock', async (tx) => {
    const row = await lockProductAndStock(tx, id)
    const { userId } = callerOf(context)
    const { before, stock, reserved } = await writeStock(tx, row, correction, userId)
    await raiseCatalogVersion(tx)
    const { reason, note } = correction
    return {
      subject: id,
      before: { stock: before },
      after: { stock },
      data: { reason, note },
      result: { stock, reserved },
    }
  })

const MOST_MOVEMENTS = 100

/** The latest movements of a product’s stock with who caused them, the newest first. */
export async function listStockMovements(db: Db, productId: number): Promise<StockMovement[]> {
  const rows = await db
    .select({ movement: stockMovement, actorName: appUser.name })
    .from(stockMovement)
    .leftJoin(appUser, eq(appUser.id, stockMovement.actorId))
    .where(eq(stockMovement.productId, productId))
    .orderBy(desc(stockMovement.createdAt), desc(stockMovement.id))
    .limit(MOST_MOVEMENTS)
  return rows.map(({ movement, actorName }) => ({
    id: movement.id,
    time: movement.createdAt.toISOString(),
    onHand: movement.dOnHand,
    reserved: movement.dReserved,
    reason: movement.reason,
    note: movement.note,
    actorName,
  }))
}
