import { and, asc, eq, inArray } from 'drizzle-orm'
import {
  claimFlashCopiesAgain,
  type OrderRow,
  orderTexts,
  staffOrderTexts,
  updateOrder,
} from '@/backend/modules/orders'
import { orderLine } from '@/backend/modules/orders/tables'
import { listShort, takeReleased } from '@/backend/modules/stock'
import type { Tx } from '@/backend/platform/db/connect'
import { HttpError } from '@/backend/platform/http/http-error'

async function titlesOf(tx: Tx, orderId: string, productIds: readonly number[]) {
  const rows = await tx
    .select({ title: orderLine.title })
    .from(orderLine)
    .where(and(eq(orderLine.orderId, orderId), inArray(orderLine.productId, [...productIds])))
    .orderBy(asc(orderLine.id))
  return rows.map(({ title }) => title)
}

/** Copies that went back when the term of an order was over are taken again; throws when they are gone. */
async function takeAgain(tx: Tx, { id }: OrderRow, isByStaff: boolean) {
  const words = isByStaff ? staffOrderTexts : orderTexts
  const short = await listShort(tx, id)
  if (short.length > 0) throw new HttpError(409, words.goneSince(await titlesOf(tx, id, short)))
  if (!(await takeReleased(tx, id))) throw new HttpError(409, words.goneSince([]))
  if (!(await claimFlashCopiesAgain(tx, id))) throw new HttpError(409, words.flashGone)
}

/** A confirmed order keeps its stock, whatever its term said. */
export async function keepStock(tx: Tx, order: OrderRow, actor: string): Promise<void> {
  if (order.stockReleasedAt) await takeAgain(tx, order, actor.startsWith('staff:'))
  const nothing = { holdUntil: null, holdRemindAt: null, stockReleasedAt: null, placedFrom: null }
  if (order.holdUntil || order.placedFrom) await updateOrder(tx, order.id, nothing)
}
