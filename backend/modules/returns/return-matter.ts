import { eq } from 'drizzle-orm'
import { isCourse } from '@/backend/modules/catalog'
import { product } from '@/backend/modules/catalog/tables'
import { orderLine } from '@/backend/modules/orders/tables'
import { reasonOf } from '@/backend/modules/returns/return-mapper'
import type { ReturnRow } from '@/backend/modules/returns/return-queries'
import { returnLine } from '@/backend/modules/returns/tables'
import type { ReturnMatter } from '@/backend/modules/returns/texts'
import type { Db } from '@/backend/platform/db/connect'

/** What a return is about: courses alone, or goods that come back for its reason. */
export async function matterOf(
  db: Db,
  { id, reason }: Pick<ReturnRow, 'id' | 'reason'>,
): Promise<ReturnMatter> {
  const lines = await db
    .select({ objectType: product.objectType })
    .from(returnLine)
    .innerJoin(orderLine, eq(orderLine.id, returnLine.orderLineId))
    .innerJoin(product, eq(product.id, orderLine.productId))
    .where(eq(returnLine.returnId, id))
  return lines.every((line) => isCourse(line)) ? 'course' : reasonOf(reason)
}
