import { asc, inArray, sql } from 'drizzle-orm'
import { flashSaleItem } from '@/backend/modules/catalog/tables'
import type { Db } from '@/backend/platform/db/connect'
import { pairsOf } from '@/backend/platform/db/pairs-of'

/** Pairs of a sale item's id and a number of copies. */
type Copies = readonly (readonly [number, number])[]

const lockFlashItems = (tx: Db, copies: Copies) =>
  tx
    .select({ id: flashSaleItem.id })
    .from(flashSaleItem)
    .where(
      inArray(
        flashSaleItem.id,
        copies.map(([itemId]) => itemId),
      ),
    )
    .orderBy(asc(flashSaleItem.id))
    .for('update')

/** Takes copies out of running flash sales and keeps the items locked; false when a sale has too few left. */
export async function takeFlashCopies(tx: Db, copies: Copies): Promise<boolean> {
  await lockFlashItems(tx, copies)
  const taken = await tx
    .update(flashSaleItem)
    .set({ sold: sql`${flashSaleItem.sold} + items.quantity` })
    .from(sql`(values ${pairsOf(copies)}) as items(item_id, quantity)`)
    .where(
      sql`${flashSaleItem.id} = items.item_id and ${flashSaleItem.sold} + items.quantity <= ${flashSaleItem.quantity}`,
    )
    .returning({ id: flashSaleItem.id })
  return taken.length === copies.length
}

/** Gives copies back to their flash sales. */
export async function returnFlashCopies(tx: Db, copies: Copies): Promise<void> {
  if (copies.length === 0) return
  await lockFlashItems(tx, copies)
  await tx
    .update(flashSaleItem)
    .set({ sold: sql`greatest(0, ${flashSaleItem.sold} - back.quantity)` })
    .from(sql`(values ${pairsOf(copies)}) as back(item_id, quantity)`)
    .where(sql`${flashSaleItem.id} = back.item_id`)
}
